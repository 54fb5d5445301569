"""The network that plays alone: what to do next, and what the game will still bring."""
import torch
from torch import nn

from library import ACTIONS, NUMBERS, OTHER_ACTIONS, PLANES, SPACES, land_of, material

# Points are learned in this unit.
POINTS = 20.0
GROUPS = 16
HIDDEN = 128
# Accelerators are fast where sizes are multiples of this.
ROUND = 8
PLACES = SPACES + ROUND - SPACES % ROUND


def patterns():
    """What spaces hear of others to begin with, one matrix a group of channels: neighbours in each direction, one and two away, lines, lands, all."""
    land = land_of(material())
    at = [(space // 6, space % 6) for space in range(SPACES)]
    hears = [
        *[lambda a, b, d=d, far=far: b == (a[0] + far * d[0], a[1] + far * d[1]) for far in (1, 2) for d in ((1, 0), (-1, 0), (0, 1), (0, -1))],
        lambda a, b: a[0] == b[0],
        lambda a, b: a[1] == b[1],
        lambda a, b: True,
        lambda a, b: land[at.index(a)] == land[at.index(b)],
        lambda a, b: abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1,
        lambda a, b: a == b,
        lambda a, b: a == b,
        lambda a, b: max(abs(a[0] - b[0]), abs(a[1] - b[1])) == 1,
    ]
    mix = torch.tensor([[[float(hear(a, b)) for a in at] for b in at] for hear in hears])
    return mix / mix.sum(1, keepdim=True).clamp(min=1).sqrt()


class Block(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.into, self.out = nn.Linear(width, width, bias=False), nn.Linear(width, width)
        self.mix = nn.Parameter(patterns() + 0.02 * torch.randn(GROUPS, SPACES, SPACES))
        self.bias = nn.Parameter(torch.zeros(width))
        nn.init.orthogonal_(self.into.weight, 1.0)
        nn.init.orthogonal_(self.out.weight, 0.3)
        nn.init.zeros_(self.out.bias)

    def forward(self, spaces):
        """From and to channels by games and places."""
        width, count, places = spaces.shape
        heard = torch.mm(self.into.weight, spaces.view(width, -1)).view(GROUPS, -1, places)
        heard = torch.bmm(heard, widened(widened(self.mix, places).transpose(1, 2), places).transpose(1, 2)).view(width, count, places)
        said = torch.mm(self.out.weight, torch.relu(heard + self.bias[:, None, None]).view(width, -1))
        return spaces + said.view(width, count, places) + self.out.bias[:, None, None]


def widened(numbers, size):
    """With zeros after the last of each row."""
    return nn.functional.pad(numbers, (0, size - numbers.shape[-1]))


def scales():
    """By what each input is divided."""
    planes = [1.0] * 6 + [4, 2, 8, 2, 4, 4] + [1.0] * 6 + [2.0] * 8 + [1.0] * 5
    numbers = [1.0] * NUMBERS
    for i in [*range(17, 29), *range(98, 103), 255]:
        numbers[i] = 2
    for i in [42, 58, 74, *range(113, 119), *range(256, 274)]:
        numbers[i] = 2
    for i in [*range(107, 113)]:
        numbers[i] = 4
    for i in [*range(119, 125)]:
        numbers[i] = 8
    for i in [105, *range(251, 255)]:
        numbers[i] = 20
    numbers[106] = 10
    return torch.tensor(planes), torch.tensor(numbers)


class Player(nn.Module):
    def __init__(self, width=4 * GROUPS, blocks=5):
        super().__init__()
        planes, numbers = scales()
        self.register_buffer("plane_scale", 1 / planes)
        self.register_buffer("number_scale", 1 / numbers)
        self.planes = nn.Linear(PLANES, width, bias=False)
        self.place = nn.Parameter(0.1 * torch.randn(SPACES, width))
        self.numbers = nn.Linear(NUMBERS, HIDDEN)
        self.spread = nn.Linear(HIDDEN, width, bias=False)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.effects = nn.Linear(width, 4)
        self.gather = nn.Linear(2 * width + HIDDEN, HIDDEN)
        self.others = nn.Linear(HIDDEN, OTHER_ACTIONS)
        self.value = nn.Linear(HIDDEN, 1)
        for layer, gain in [(self.planes, 1.4), (self.numbers, 1.4), (self.spread, 1.0), (self.gather, 1.4), (self.effects, 0.01), (self.others, 0.01), (self.value, 0.5)]:
            nn.init.orthogonal_(layer.weight, gain)
            if layer.bias is not None:
                nn.init.zeros_(layer.bias)

    def forward(self, sight):
        count = len(sight)
        planes, numbers = sight.split([PLANES * SPACES, NUMBERS], 1)
        # The channels come first, so that nothing has to be turned between products of matrices.
        planes = planes.view(count, PLANES, SPACES).float() * self.plane_scale[:, None]
        planes = nn.functional.pad(planes.permute(1, 0, 2), (0, PLACES - SPACES, 0, 0, 0, ROUND - PLANES % ROUND)).flatten(1)
        numbers = widened(numbers.float() * self.number_scale, NUMBERS + ROUND - NUMBERS % ROUND)
        numbers = torch.relu(nn.functional.linear(numbers, widened(self.numbers.weight, numbers.shape[1]), self.numbers.bias))
        spaces = torch.mm(widened(self.planes.weight, len(planes)), planes).view(-1, count, PLACES)
        spaces = spaces + widened(self.place.t(), PLACES)[:, None] + self.spread(numbers).t()[:, :, None]
        for block in self.blocks:
            spaces = block(spaces)
        effects = torch.mm(self.effects.weight, torch.relu(spaces).flatten(1)).view(-1, count, PLACES) + self.effects.bias[:, None, None]
        effects = effects[:, :, :SPACES].transpose(0, 1).reshape(count, ACTIONS - OTHER_ACTIONS)
        spaces = spaces[:, :, :SPACES]
        gathered = torch.cat([spaces.mean(2).t(), spaces.amax(2).t(), numbers.to(spaces.dtype)], 1)
        gathered = torch.relu(self.gather(gathered))
        return torch.cat([self.others(gathered), effects], 1).float(), self.value(gathered).float()[:, 0]
