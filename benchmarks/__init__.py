"""What the engine does in a second, beside its peers in the same run (`make bench`)."""
