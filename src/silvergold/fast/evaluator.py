"""What it takes to think: the tables, the network, and room to work in."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from silvergold.core.state import DISPLAY_SIZE
from silvergold.fast import layout as at
from silvergold.fast.fitting import fitting_table
from silvergold.fast.inputs import MOST_ON
from silvergold.fast.network import Network
from silvergold.fast.plans import MOST_PLANS, PLACES, PLAN_SIZE
from silvergold.fast.types import Fitting, Floats, Numbers, Row, Rows


class Scratch(NamedTuple):
    """Arrays whose contents matter to nobody between two calls: the kernel asks for no memory."""

    plans: Rows
    places: Numbers
    values: Floats
    inputs: Numbers
    features: Floats
    row: Floats
    common: Floats
    own: Floats
    sums: Floats
    active: Numbers
    second: Floats
    seat: Row
    display: Row
    deal: Row
    world: Row
    game: Row


class Evaluator(NamedTuple):
    """A network that can be asked. One thread, one evaluator; the network may be shared."""

    fitting: Fitting
    network: Network
    scratch: Scratch


def evaluator_of(network: Network) -> Evaluator:
    """A evaluator that asks this network."""
    return Evaluator(fitting_table(), network, scratch_for(network))


def scratch_for(network: Network) -> Scratch:
    """Room to ask that network in."""
    width = network.rows.shape[1]
    return Scratch(
        plans=np.zeros((MOST_PLANS, PLAN_SIZE), np.int32),
        places=np.zeros(PLACES, np.int32),
        values=np.zeros(MOST_PLANS, np.float32),
        inputs=np.zeros(MOST_ON, np.int32),
        features=np.zeros_like(network.features_bias),
        row=np.zeros(width, np.float32),
        common=np.zeros(width, np.float32),
        own=np.zeros(width, np.float32),
        sums=np.zeros(width, np.float32),
        active=np.zeros(width + 1, np.int32),
        second=np.zeros_like(network.second_bias),
        seat=np.zeros(at.SEAT_SIZE, np.int32),
        display=np.zeros(DISPLAY_SIZE, np.int32),
        deal=np.zeros(at.DEAL_SIZE, np.int32),
        world=np.zeros(at.GAME_SIZE, np.int32),
        game=np.zeros(at.GAME_SIZE, np.int32),
    )
