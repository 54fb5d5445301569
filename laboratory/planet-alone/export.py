"""python export.py IN OUT [NOTE]: writes what train.py has learned as the bot reads it: whole numbers, each list with its scale. What inputs are
divided by and the unit of points are part of the weights there."""
import json
import sys

import torch

from network import POINTS, Player

# The largest whole number; matrices between spaces, nearly half of all weights, do with smaller ones.
LARGEST, LARGEST_OF_MIX = 255, 90


def lists_of(kept):
    lists = [kept["planes.weight"].t() * kept["plane_scale"][:, None], kept["place"]]
    lists += [kept["numbers.weight"].t() * kept["number_scale"][:, None], kept["numbers.bias"], kept["spread.weight"].t()]
    blocks = 1 + max(int(name.split(".")[1]) for name in kept if name.startswith("blocks."))
    for i in range(blocks):
        lists += [kept[f"blocks.{i}.{name}"] for name in ["into.weight", "mix", "bias", "out.weight", "out.bias"]]
    lists += [kept["effects.weight"], kept["effects.bias"], kept["gather.weight"].t(), kept["gather.bias"]]
    lists += [kept["others.weight"].t(), kept["others.bias"], kept["value.weight"] * POINTS, kept["value.bias"] * POINTS]
    return blocks, lists


def main():
    kept = torch.load(sys.argv[1], map_location="cpu")
    blocks, lists = lists_of(kept)
    scales, weights = [], []
    for values in lists:
        largest = LARGEST_OF_MIX if values.dim() == 3 else LARGEST
        values = values.double().flatten()
        scales.append(float(f"{max(values.abs().max().item() / largest, 1e-12):.6g}"))
        weights += [int(value) for value in (values / scales[-1]).round().tolist()]
    with open(sys.argv[2], "w") as file:
        json.dump({"history": sys.argv[3:], "blocks": blocks, "scales": scales, "weights": weights}, file, separators=(",", ":"))
    print(f"{len(weights)} weights")


main()
