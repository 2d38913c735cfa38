"""The rules of Architects, one module for each chapter of the rulebook."""
