"""The network as an ONNX file: weights in half precision, widened once when it is loaded."""

from pathlib import Path
from typing import Any

import numpy as np

from ludoteka.bots.network import WORTH
from ludoteka.core.errors import NotReadable
from ludoteka.core.game import MAX_SEATS, Game
from ludoteka.lab.train.recipe import Recipe

OPSET, IR = 20, 10


class Graph:
    """An ONNX graph written node by node."""

    def __init__(self) -> None:
        from onnx import helper, numpy_helper

        self.make = helper
        self.numpy = numpy_helper
        self.nodes: list[Any] = []
        self.weights: list[Any] = []

    def node(self, kind: str, *inputs: str, **attributes: Any) -> str:
        name = f"{kind.lower()}_{len(self.nodes)}"
        self.nodes.append(self.make.make_node(kind, list(inputs), [name], name=name, **attributes))
        return name

    def weight(self, name: str, array: np.ndarray[Any, Any]) -> str:
        self.weights.append(self.numpy.from_array(array.astype(np.float16), name))
        return self.node("Cast", name, to=1)

    def linear(self, x: str, name: str, weights: dict[str, np.ndarray[Any, Any]]) -> str:
        w = self.weight(f"{name}.weight", weights[f"{name}.weight"])
        return self.node(
            "Gemm", x, w, self.weight(f"{name}.bias", weights[f"{name}.bias"]), transB=1
        )

    def norm(self, x: str, name: str, weights: dict[str, np.ndarray[Any, Any]]) -> str:
        w = self.weight(f"{name}.weight", weights[f"{name}.weight"])
        b = self.weight(f"{name}.bias", weights[f"{name}.bias"])
        return self.node("LayerNormalization", x, w, b, axis=-1, epsilon=1e-5)


def write_onnx(
    path: Path, game: Game[Any, Any], recipe: Recipe, weights: dict[str, np.ndarray[Any, Any]]
) -> None:
    """In: knowledge (rows, features). Out: preferences (rows, actions), values (rows, seats)."""
    import onnx

    graph = Graph()
    x = graph.linear("knowledge", "first", weights)
    block = 0
    while f"blocks.{block}.norm.weight" in weights:
        name = f"blocks.{block}"
        inner = graph.linear(graph.norm(x, f"{name}.norm", weights), f"{name}.inner", weights)
        x = graph.node("Add", x, graph.linear(graph.node("Gelu", inner), f"{name}.outer", weights))
        block += 1
    x = graph.node("Gelu", graph.norm(x, "norm", weights))
    preferences = graph.linear(x, "policy", weights)
    values = graph.node("Tanh", graph.linear(x, "value", weights))
    graph.nodes += [
        graph.make.make_node("Identity", [preferences], ["preferences"]),
        graph.make.make_node("Identity", [values], ["values"]),
    ]
    onnx.save(_model(graph, game, recipe), str(path))


def _model(graph: Graph, game: Game[Any, Any], recipe: Recipe) -> Any:
    def info(name: str, columns: int) -> Any:
        return graph.make.make_tensor_value_info(name, 1, ["rows", columns])

    outputs = [info("preferences", game.actions.count), info("values", MAX_SEATS)]
    whole = graph.make.make_graph(
        graph.nodes, game.meta.key, [info("knowledge", game.feature_count)], outputs, graph.weights
    )
    opset = graph.make.make_opsetid("", OPSET)
    model = graph.make.make_model(whole, opset_imports=[opset], ir_version=IR)
    worth = {name: str(value) for name, value in zip(WORTH, recipe.worth, strict=True)}
    made_for = {"game": game.meta.key, "version": str(game.meta.version)}
    graph.make.set_model_props(model, made_for | worth)
    return model


def read_onnx(path: Path) -> dict[str, np.ndarray[Any, Any]]:
    """The weights in a file that `write_onnx` wrote."""
    import onnx
    from onnx import numpy_helper

    try:
        initial = onnx.load(str(path)).graph.initializer
    except Exception as error:  # noqa: BLE001 - onnx raises classes of other libraries
        raise NotReadable(f"{path}: not a network: {error}") from None
    arrays = {w.name: numpy_helper.to_array(w) for w in initial}
    return {name: array.astype(np.float32) for name, array in arrays.items()}


def weights_of(network: Any) -> dict[str, np.ndarray[Any, Any]]:
    return {name: tensor.float().cpu().numpy() for name, tensor in network.state_dict().items()}
