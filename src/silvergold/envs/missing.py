"""What to say where a library of the environments is not installed."""


def missing(error: ModuleNotFoundError) -> ModuleNotFoundError:
    """The error that says which extra brings the module."""
    needed = f"{error.name}, which is not installed here (pip install 'silvergold[envs]')"
    return ModuleNotFoundError(f"the environments need {needed}", name=error.name)
