"""Screens of our own, hands on them, and the program that runs there."""
