"""node deals.ts GAMES SEED | python compare.py: plays games again that the rules have played, and holds that the same was legal and seen at
every step and that they come to the same points."""
import ctypes
import json
import sys

import numpy

from library import ACTIONS, SIGHT, build, material

IDS = [card["id"] for card in material()["cards"]]
EFFECTS = ["plant", "grow", "bush", "lake"]
library = build("cpu")
game = ctypes.create_string_buffer(library.size_of_game())
sight, legal = (ctypes.c_int8 * SIGHT)(), (ctypes.c_uint8 * ACTIONS)()


def numbers(ids):
    return (ctypes.c_int8 * len(ids))(*[IDS.index(name) for name in ids])


def text_of(action, river):
    if action < 3:
        return f"take {river[action]}"
    if action < 10:
        return ["A", "B", "C", "D", "power", "done", "go on"][action - 3]
    return f"{EFFECTS[(action - 10) // 36]} {(action - 10) % 36}"


games, steps = 0, 0
for line in sys.stdin:
    told = json.loads(line)
    first = 0 if told["first"] == 0 else 1
    total = first
    library.lay_one(game, first, numbers(told["zone"]), len(told["zone"]))
    for round in told["rounds"]:
        library.deal_one(game, numbers(round["river"]))
        for step in round["steps"]:
            library.see_one(game, sight, legal)
            may = {text_of(i, round["river"]): i for i in range(ACTIONS) if legal[i]}
            if sorted(may) != sorted(step["legal"]):
                sys.exit(f"game {games}: {sorted(may)} in place of {step['legal']}")
            seen = numpy.frombuffer(sight, numpy.int8).astype(int)
            places = numpy.arange(SIGHT)
            if [(seen * (places + 1)).sum(), (seen**2 * (places % 97 + 1)).sum()] != step["seen"]:
                sys.exit(f"game {games}: something else is seen after {steps} steps")
            total += library.act_once(game, may[step["move"]])
            steps += 1
        total += library.act_once(game, 9)
    if total != told["total"]:
        sys.exit(f"game {games}: {total} points in place of {told['total']}")
    games += 1
print(f"{games} games, {steps} steps: the same")
