"""`python -m parvis`: the same as the `parvis` command."""

from parvis.cli.main import main

if __name__ == "__main__":
    main()
