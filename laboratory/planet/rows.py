"""The rows that generate.ts wrote, as tensors."""
import numpy
import torch

BIT_ROOM = 40
NO_BIT = 0xFFFF
DECISIONS_OF_FILE = 10_000_000
# Where the bits of the rounds begin: after six kinds of pieces on 36 spaces. Those of the players are the last four.
FIRST_ROUND, PLAYERS = 6 * 36, 4
PART = 1_000_000


class Rows:
    def __init__(self, files, bits, numbers, device):
        self.device, self.bit_count = device, bits
        row = numpy.dtype(
            [("bits", "<u2", BIT_ROOM), ("numbers", "<f4", numbers), ("model", "<f4"), ("end", "<f4"), ("decision", "<u4")]
        )
        parts = [numpy.fromfile(name, row) for name in sorted(files)]
        join = lambda field, kind: torch.from_numpy(numpy.concatenate([part[field].astype(kind) for part in parts])).to(device)
        self.bits = join("bits", numpy.int16)
        self.numbers = join("numbers", numpy.float16)
        self.model = join("model", numpy.float32)
        self.end = join("end", numpy.float32)
        self.count = len(self.model)
        decisions = [numpy.where(part["decision"] > 0, part["decision"] + i * DECISIONS_OF_FILE, 0) for i, part in enumerate(parts)]
        self.decision = torch.from_numpy(numpy.concatenate(decisions).astype(numpy.int64))
        self.round = torch.cat([self._rounds(part) for part in self.bits.split(PART)])
        # A row is followed by the next round of its game, unless the game is over or another branch begins.
        begins = (self.decision > 0).to(device)
        self.goes_on = torch.zeros(self.count, dtype=torch.bool, device=device)
        self.goes_on[:-1] = (self.round[1:] == self.round[:-1] + 1) & ~begins[1:]

    def _rounds(self, bits):
        is_round = (bits >= FIRST_ROUND) & (bits < self.bit_count - PLAYERS)
        return (bits.long() * is_round).sum(1) - FIRST_ROUND

    def inputs(self, which):
        bits = self.bits[which].long()
        bits[bits < 0] = self.bit_count
        dense = torch.zeros(len(bits), self.bit_count + 1, device=self.device).scatter_(1, bits, 1.0)
        return torch.cat([dense[:, : self.bit_count], self.numbers[which].float()], 1)

    def siblings(self):
        """The rows of each decision's turns, in as many columns as the largest has turns; -1 where there is none."""
        rows = (self.decision > 0).nonzero()[:, 0]
        rows = rows[torch.argsort(self.decision[rows], stable=True)]
        _, sizes = torch.unique_consecutive(self.decision[rows], return_counts=True)
        first = sizes.cumsum(0) - sizes
        table = torch.full((len(sizes), int(sizes.max())), -1, dtype=torch.int64)
        for column in range(table.shape[1]):
            has = sizes > column
            table[has, column] = rows[first[has] + column]
        return table.to(self.device)
