"""The host inside a browser page: the same tables as on a server, run by Pyodide."""
