"""Compile the kernel to WebAssembly, for pages that play without a server.

usage: python tools/make_kernel.py [FOLDER]

Writes kernel.wasm, weights.bin and kernel.json, which describes both, into web/kernel or that
folder. It takes a minute or two, and needs `wasm-ld`: `apt install lld`, or any LLVM; without one,
`pip install ziglang` brings it along.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import warnings
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType

ROOT: Final = Path(__file__).resolve().parents[1]
KERNEL: Final = ROOT / "web" / "kernel"
COMMAND: Final = "python tools/make_kernel.py"

_TRIPLE: Final = "wasm32-unknown-unknown"
_DATA_LAYOUT: Final = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
_FEATURES: Final = "+bulk-memory,+sign-ext,+mutable-globals,+nontrapping-fptoint,+simd128"
_STACK: Final = 1 << 18
_ADDRESS: Final = "numba.dynamic.globals"

# Numba counts who uses an array; here nobody owns one, and nothing is ever freed.
_COUNTING: Final = re.compile(
    r"^define [^\n]*@(NRT_incref|NRT_decref)\(.*?^}$", re.MULTILINE | re.DOTALL
)

# Numba reads these when it is loaded: its text has to be plain, and good for any processor.
_PLAIN: Final = {
    "NUMBA_OPT": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
}


def main(folder: Path = KERNEL) -> None:
    """Make the three files."""
    linker = found_linker()
    with tempfile.TemporaryDirectory() as work:
        os.environ |= {**_PLAIN, "NUMBA_CACHE_DIR": work}
        warnings.filterwarnings("ignore", "Cannot cache compiled function")
        import kernel_entries as kernel  # noqa: PLC0415 - loads Numba, with those settings

        compiled = Path(work, "kernel.o")
        compiled.write_bytes(_object({entry.__name__: entry for entry in kernel.ENTRIES}))
        folder.mkdir(parents=True, exist_ok=True)
        _link(linker, compiled, folder / "kernel.wasm", [e.__name__ for e in kernel.ENTRIES])
    weights = b"".join(array.tobytes() for array in kernel.weights().values())
    (folder / "weights.bin").write_bytes(weights)
    described = {
        "sources": digest(sources := _sources()),
        "made_from": sources,
        "files": {name: _hash(folder / name) for name in ("kernel.wasm", "weights.bin")},
        "bytes": kernel.MEMORY.itemsize,
        "arrays": {name: _array(kernel, name) for name in kernel.MEMORY.names or ()},
    }
    (folder / "kernel.json").write_text(json.dumps(described, indent=2) + "\n", "utf-8")


def digest(files: Iterable[str]) -> str:
    """A hash of all that the kernel is made from, by its paths in this repository."""
    return sha256(b"\0".join((ROOT / file).read_bytes() for file in files)).hexdigest()


def found_linker() -> list[str]:
    """The command that links WebAssembly. Raises `SystemExit` if there is none."""
    for name in ("wasm-ld", *(f"wasm-ld-{version}" for version in range(22, 13, -1))):
        if path := shutil.which(name):
            return [path]
    if find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    sys.exit(f"{COMMAND} needs wasm-ld: apt install lld, or pip install ziglang")


def _sources() -> list[str]:
    """What was loaded of this package and these tools, and the files that they read."""
    package = ROOT / "src" / "silvergold"
    loaded = {Path(str(module.__file__)) for module in [*sys.modules.values()] if _ours(module)}
    read = {package / "core" / "treasures.txt", *(package / "fast").glob("*.npz"), Path(__file__)}
    loaded |= read
    return sorted(file.resolve().relative_to(ROOT).as_posix() for file in loaded)


def _ours(module: ModuleType) -> bool:
    name = module.__name__
    return name == "kernel_entries" or name.startswith(("silvergold.core.", "silvergold.fast."))


def _hash(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()


def _array(kernel: Any, name: str) -> dict[str, object]:  # noqa: ANN401 - the module of the entries
    """Where an array lies, what it is, and whether it is zero at first, copied or prepared."""
    kind, offset = kernel.MEMORY.fields[name][:2]
    begins = "weights" if name in kernel.weights() else "zero"
    return {
        "offset": offset,
        "type": kind.base.name,
        "shape": list(kind.shape),
        "begins": "prepared" if name in kernel.PREPARED else begins,
    }


def _object(entries: dict[str, Any]) -> bytes:
    """The entries and all that they call, optimised, as one object file."""
    import llvmlite.binding as llvm  # noqa: PLC0415 - only where it is compiled

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(_TRIPLE)
    machine = target.create_target_machine(opt=3, reloc="static", features=_FEATURES)
    first, *others = (
        llvm.parse_assembly(_for_wasm(entry.inspect_llvm(), entry.native_name, name))
        for name, entry in entries.items()
    )
    for other in others:
        first.link_in(other)
    for function in first.functions:
        if not function.is_declaration and function.name not in entries:
            function.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = True
    for _ in range(2):  # loops become vectors only where the first run has made all sizes known
        passes = llvm.create_pass_builder(machine, options)
        passes.getModulePassManager().run(first, passes)
    if found := [table.name for table in first.global_variables if _ADDRESS in table.name]:
        sys.exit(f"the kernel needs {found}, tables of this process: pass them as arguments")
    return bytes(machine.emit_object(first))


def _for_wasm(text: str, native_name: str, name: str) -> str:
    """Numba's LLVM text of an entry, for the other machine and with a name that can be called."""
    text = re.sub(r"target datalayout = .*", f'target datalayout = "{_DATA_LAYOUT}"', text)
    text = re.sub(r"target triple = .*", f'target triple = "{_TRIPLE}"', text)
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)
    text = re.sub(r"= common ((?:local_unnamed_addr )?global)", r"= internal \1", text)
    text = _COUNTING.sub(r"define internal void @\1(ptr %0) alwaysinline { ret void }", text)
    text = re.sub(rf'@"?{re.escape(native_name)}"?(?=\()', f"@{name}", text)
    return re.sub(r"^declare (?!.*@llvm\.)(.*)$", _trap, text, flags=re.MULTILINE)


def _trap(declared: re.Match[str]) -> str:
    """What Python would have to do, which is to raise an error, ends the program instead."""
    head = re.sub(r"( #\d+)?$", "", declared[1].strip())
    return f"define internal {head} {{ call void @llvm.trap() unreachable }}"


def _link(linker: list[str], compiled: Path, wasm: Path, exports: list[str]) -> None:
    flags = ["--no-entry", "--gc-sections", "-O2", "--strip-all", "--stack-first"]
    flags += ["-z", f"stack-size={_STACK}", "--export=__heap_base"]
    flags += [f"--export={name}" for name in exports]
    subprocess.run([*linker, *flags, "-o", str(wasm), str(compiled)], check=True)  # noqa: S603
    wasm.chmod(0o644)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
