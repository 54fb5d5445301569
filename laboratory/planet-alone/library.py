"""Builds games.cu for this machine and offers it to PyTorch."""
import ctypes
import json
import os
import shutil
import subprocess

import numpy
import torch

HERE = os.path.dirname(os.path.abspath(__file__))
MATERIAL = os.path.join(HERE, "../../games/evergreen-planet/material/reconstruction.json")
BIOMES = ["snow", "meadow", "flowers", "wheat", "mountain", "swamp", "wild"]
POWERS = ["sprout", "small", "big", "bush", "lake", "bud"]
SPACES, PLANES, NUMBERS = 36, 31, 274
SIGHT, ACTIONS, OTHER_ACTIONS = PLANES * SPACES + NUMBERS, 154, 10
TAKES, GO_ON = 3, 9


def material():
    with open(MATERIAL) as file:
        return json.load(file)


def land_of(source):
    """The biome of every space; None for crevasses."""
    named = [source["biomes"][letter] for row in source["planet"] for letter in row]
    for name in source["crevasses"]:
        named[(int(name[1]) - 1) * 6 + ord(name[0]) - ord("a")] = None
    return [None if name is None else BIOMES.index(name) for name in named]


def material_header():
    source = material()
    cards, land = source["cards"], land_of(source)
    lands = [sum(1 << i for i, own in enumerate(land) if own == biome) for biome in range(6)]
    biomes = [BIOMES.index(card["biome"]) for card in cards]
    of = [sum(1 << i for i, own in enumerate(biomes) if own == biome) for biome in range(7)]
    tracks = [source["tracks"][power] for power in POWERS]
    lists = {
        "BIOME": ("int8_t", biomes),
        "POWER": ("int8_t", [POWERS.index(card["power"]) for card in cards]),
        "FERTILITY": ("int8_t", [card.get("fertility", 0) for card in cards]),
        "DROUGHT": ("int8_t", [int(card.get("drought", False)) for card in cards]),
        "LAND": ("uint64_t", lands + [sum(lands)]),
        "CARDS_OF": ("uint64_t", of),
        "TRACK_LENGTH": ("int8_t", [len(track) for track in tracks]),
    }
    lines = ["#ifdef __CUDACC__", "#define TABLE __device__ static const", "#else", "#define TABLE static const", "#endif"]
    for name, (kind, values) in lists.items():
        lines.append(f"TABLE {kind} {name}[] = {{{', '.join(f'{value}ULL' if kind == 'uint64_t' else str(value) for value in values)}}};")
    rows = ", ".join("{" + ", ".join(map(str, track + [0] * (4 - len(track)))) + "}" for track in tracks)
    return "\n".join(lines + [f"TABLE int8_t TRACK[6][4] = {{{rows}}};", ""])


def build(device):
    folder = os.environ.get("BUILD", "/tmp/planet-alone")
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "material.h"), "w") as file:
        file.write(material_header())
    for name in ["game.h", "sight.h", "games.cu"]:
        shutil.copy(os.path.join(HERE, name), folder)
    out = os.path.join(folder, f"games-{device}.so")
    if device == "cuda":
        command = ["nvcc", "-O3", "-arch=native", "-shared", "-Xcompiler", "-fPIC", "-diag-suppress", "20091"]
    else:
        command = ["g++", "-O3", "-march=native", "-shared", "-fPIC", "-x", "c++"]
    subprocess.run([*command, "games.cu", "-o", out], cwd=folder, check=True)
    library = ctypes.CDLL(out)
    address, whole = ctypes.c_void_p, ctypes.c_int
    library.begin_games.argtypes = [address, whole, ctypes.c_uint64]
    library.advance_games.argtypes = [address, whole, address, address, address]
    library.see_games.argtypes = [address, whole, address, address]
    library.foresee_games.argtypes = [address, whole, address, address, address]
    library.study_games.argtypes = [address, whole, *[address] * 6]
    library.index_lessons.argtypes = [address, ctypes.c_int64, address, address]
    return library


class Lessons:
    """The games that lessons.ts wrote, step by step."""

    def __init__(self, files, device):
        library = build(device)
        bytes = torch.from_numpy(numpy.concatenate([numpy.fromfile(name, numpy.int8) for name in files]))
        starts, firsts = torch.zeros(len(bytes) // 64, dtype=torch.int64), torch.zeros(len(bytes) // 64, dtype=torch.int64)
        games = library.index_lessons(bytes.data_ptr(), len(bytes), starts.data_ptr(), firsts.data_ptr())
        self.count = int(firsts[games])
        self.sight = torch.zeros(self.count, SIGHT, dtype=torch.int8, device=device)
        self.legal = torch.zeros(self.count, ACTIONS, dtype=torch.uint8, device=device)
        self.actions = torch.zeros(self.count, dtype=torch.int64, device=device)
        self.goals = torch.zeros(self.count, device=device)
        given = [bytes.to(device), starts.to(device), firsts.to(device)]
        library.study_games(given[0].data_ptr(), games, given[1].data_ptr(), given[2].data_ptr(), self.sight.data_ptr(), self.legal.data_ptr(), self.actions.data_ptr(), self.goals.data_ptr())
        if device == "cuda":
            torch.cuda.synchronize()


class Games:
    """So many games side by side; one that ends is followed by another."""

    def __init__(self, count, device, seed):
        self.count, self.device = count, device
        self._library = build(device)
        self.bytes = torch.zeros(count * self._library.size_of_game(), dtype=torch.uint8, device=device)
        self._library.begin_games(self.bytes.data_ptr(), count, seed)

    def see(self, sight, legal):
        self._library.see_games(self.bytes.data_ptr(), self.count, sight.data_ptr(), legal.data_ptr())

    def foresee(self, which, sight, legal):
        """What may be seen at the beginning of the next round of these games, each with luck of its own."""
        self._library.foresee_games(self.bytes.data_ptr(), len(which), which.data_ptr(), sight.data_ptr(), legal.data_ptr())

    def advance(self, actions, points, ends):
        self._library.advance_games(self.bytes.data_ptr(), self.count, actions.data_ptr(), points.data_ptr(), ends.data_ptr())
