"""Packages that have no build for the browser: as much of each as the tables use, in plain Python.

`tools/make_engine.py` lays them beside `silvergold` under their own names. Nothing else uses them.
"""
