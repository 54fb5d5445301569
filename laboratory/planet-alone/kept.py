"""The network as the bot keeps it: whole numbers, each list with its scale. What inputs are divided by and the unit of points are part of the
weights there."""
import json

import torch

from network import POINTS, Player

# The largest whole number; matrices between spaces, nearly half of all weights, do with smaller ones.
LARGEST, LARGEST_OF_MIX = 255, 50


def parts_of(player):
    """The weights in the order in which they are kept: what they are called, whether they are turned, and by what each row is multiplied."""
    parts = [("planes.weight", True, player.plane_scale), ("place", False, None)]
    parts += [("numbers.weight", True, player.number_scale), ("numbers.bias", False, None), ("spread.weight", True, None)]
    for i in range(len(player.blocks)):
        parts += [(f"blocks.{i}.{name}", False, None) for name in ["into.weight", "mix", "bias", "out.weight", "out.bias"]]
    parts += [("effects.weight", False, None), ("effects.bias", False, None), ("gather.weight", True, None), ("gather.bias", False, None)]
    parts += [("others.weight", True, None), ("others.bias", False, None)]
    points = torch.tensor([POINTS])
    return parts + [("value.weight", False, points), ("value.bias", False, points)]


def keep(player, name, history):
    values, scales, weights = player.state_dict(), [], []
    for part, turned, factor in parts_of(player):
        value = (values[part].t() if turned else values[part]).cpu().double()
        if factor is not None:
            value = value * factor.cpu().view(-1, *[1] * (value.dim() - 1))
        largest = LARGEST_OF_MIX if value.dim() == 3 else LARGEST
        # Inputs are of different sizes, and so are their weights: each has a list of its own.
        for numbers in value if turned and factor is not None else [value]:
            scales.append(float(f"{max(numbers.abs().max().item() / largest, 1e-12):.6g}"))
            weights += [int(number) for number in (numbers / scales[-1]).round().flatten().tolist()]
    with open(name, "w") as file:
        json.dump({"history": history, "blocks": len(player.blocks), "scales": scales, "weights": weights}, file, separators=(",", ":"))


def load(name):
    """A player to go on with, and what made it."""
    with open(name) as file:
        kept = json.load(file)
    player, start = Player(blocks=kept["blocks"]), 0
    values, scales = player.state_dict(), iter(kept["scales"])
    for part, turned, factor in parts_of(player):
        shape = values[part].t().shape if turned else values[part].shape
        size = values[part].numel()
        value = torch.tensor(kept["weights"][start : start + size], dtype=torch.float64).view(shape)
        lists = shape[0] if turned and factor is not None else 1
        value = value * torch.tensor([next(scales) for _ in range(lists)], dtype=torch.float64).view(-1, *[1] * (value.dim() - 1))
        if factor is not None:
            value = value / factor.view(-1, *[1] * (value.dim() - 1))
        values[part] = (value.t() if turned else value).float()
        start += size
    player.load_state_dict(values)
    return player, kept["history"]
