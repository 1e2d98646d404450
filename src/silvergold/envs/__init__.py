"""The game as the environments that learning programs know: Gymnasium, PettingZoo, OpenSpiel.

`SilverGold-v0` is registered with Gymnasium by the import of this package; PettingZoo's is
`silvergold.envs.silvergold_v0`, and `silvergold.envs.openspiel` registers `python_silver_gold`.
Each needs its own library (`pip install silvergold[envs]`), and none is loaded before it is used.
"""

from importlib.util import find_spec

from silvergold.envs.missing import missing

try:
    from silvergold.envs.encoding import VERSION, encode, named
except ModuleNotFoundError as error:
    raise missing(error) from error

__all__ = ["VERSION", "encode", "named"]

if find_spec("gymnasium"):
    import gymnasium

    gymnasium.register(
        "SilverGold-v0",
        entry_point="silvergold.envs.solo:SilverGoldEnv",
        vector_entry_point="silvergold.envs.vector:SilverGoldVectorEnv",
        disable_env_checker=True,
    )
