"""What the arrays of the kernel hold."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Row: TypeAlias = NDArray[np.int32]
Rows: TypeAlias = NDArray[np.int32]
Numbers: TypeAlias = NDArray[np.int32]
Floats: TypeAlias = NDArray[np.float32]
Flags: TypeAlias = NDArray[np.bool_]
Chance: TypeAlias = NDArray[np.uint64]
Fitting: TypeAlias = NDArray[np.uint64]
Doubles: TypeAlias = NDArray[np.float64]
Bytes: TypeAlias = NDArray[np.uint8]
Words: TypeAlias = NDArray[np.uint64]
