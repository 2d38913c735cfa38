"""The rules of Notre Dame, one module for each chapter of the rulebook."""
