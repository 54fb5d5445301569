"""python train.py SECONDS OUT [LESSONS...]: learns to play alone, on an accelerator if there is one: first what those did who wrote the
lessons, then by playing for so long (proximal policy optimization) and by comparing turns of one decision (`siblings.py`). It writes what it has learned to OUT every minute, as the bot keeps it; START
names such a file to go on from."""
import os
import sys
import time

import torch

from best_of import best_of_turns
from kept import keep, load
from library import ACTIONS, GO_ON, SIGHT, TAKES, Games, Lessons
from network import POINTS, Player
from siblings import TURNS, Siblings, unlike

SECONDS, OUT = float(sys.argv[1]), sys.argv[2]
device = "cuda" if torch.cuda.is_available() else "cpu"


def setting(name, value):
    return type(value)(os.environ.get(name, value))


GAMES, STEPS = setting("GAMES", 32768), setting("STEPS", 32)
BATCH, EPOCHS = setting("BATCH", 65536), setting("EPOCHS", 1)
STUDY_RATE = setting("STUDY_RATE", 2e-3)
RATE, CLIP, LAMBDA = setting("RATE", 1e-3), setting("CLIP", 0.2), setting("LAMBDA", 0.98)
RATE_LATE = setting("RATE_LATE", RATE / 50)
# At the end of a round so many others than the next river are looked at: what is learned then hardly depends on the luck of the cards.
RIVERS = setting("RIVERS", 4)
# How much trying things out is worth, at the beginning and at the end.
VARIETY, VARIETY_LATE = setting("VARIETY", 0.002), setting("VARIETY_LATE", 0.00015)
# How often a game leaves what the player would do, for one to three rounds, and how far: a search asks about planets that the player would never come to.
ASTRAY, HEAT, HEAT_MOST = setting("ASTRAY", 0.12), setting("HEAT", 1.5), setting("HEAT_MOST", 3.0)
# How much being right about values counts, and about what turns of one decision differ by, of which so many are learned from at a time.
VALUE, SIBLINGS, FAMILIES = setting("VALUE", 0.5), setting("SIBLINGS", 10.0), setting("FAMILIES", 1024)
START, STUDY = setting("START", ""), setting("STUDY", 60.0)
COMPILE, TOLD = setting("COMPILE", 1), setting("TOLD", 10.0)

# About how many steps a game has.
LENGTH = 130

torch.manual_seed(setting("SEED", 1))
torch.backends.cuda.matmul.allow_tf32 = True
player, history = load(START) if START else (Player(), [])
player.to(device)
optimizer = torch.optim.Adam(player.parameters(), lr=RATE, eps=1e-5)
plays = torch.compile(player, dynamic=False) if COMPILE and device == "cuda" else player
games = Games(GAMES, device, setting("SEED", 1))

room = lambda *shape, dtype=torch.float32: torch.zeros(shape, dtype=dtype, device=device)
sights, legals = room(STEPS + 1, GAMES, SIGHT, dtype=torch.int8), room(STEPS + 1, GAMES, ACTIONS, dtype=torch.uint8)
actions, chances = room(STEPS, GAMES, dtype=torch.int64), room(STEPS, GAMES)
points, ends, values = room(STEPS, GAMES), room(STEPS, GAMES), room(STEPS + 1, GAMES)
# For how many rounds each game is still off its way, how far, and which actions were.
rounds_astray, heat, is_astray = room(GAMES, dtype=torch.int64), torch.ones(GAMES, device=device), room(STEPS, GAMES, dtype=torch.bool)
# Games that are at the end of a round at a time: about every ninth, hardly ever more than these.
ENDING = GAMES // 8
expected, is_expected = room(STEPS, GAMES), room(STEPS, GAMES, dtype=torch.bool)
river_sights, river_legals = room(ENDING * RIVERS, SIGHT, dtype=torch.int8), room(ENDING * RIVERS, ACTIONS, dtype=torch.uint8)


def says(sight, legal):
    """How likely it is to do each thing, as logarithms, and what it expects; of further rows, for which nothing is legal, what it expects alone."""
    with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
        logits, value = plays(sight)
    return torch.log_softmax(logits[: len(legal)].float().masked_fill(legal == 0, -1e9), 1), value


def study(lessons):
    """Learns to do what was done in lessons, and what games brought from there on."""
    start, step, share = time.time(), 0, 0.0
    optimizer = torch.optim.AdamW(player.parameters(), lr=STUDY_RATE, weight_decay=0.01)
    while share < 1:
        share = min(1.0, (time.time() - start) / STUDY)
        for group in optimizer.param_groups:
            group["lr"] = STUDY_RATE * min(1.0, (step + 1) / 100) * (1 - share) + 1e-6
        which = torch.randint(lessons.count, (BATCH,), device=device)
        chance, value = says(lessons.sight[which], lessons.legal[which])
        unlike = -chance.gather(1, lessons.actions[which, None]).mean()
        off = (value - lessons.goals[which] / POINTS).square().mean()
        optimizer.zero_grad(set_to_none=True)
        (unlike + off).backward()
        torch.nn.utils.clip_grad_norm_(player.parameters(), 1.0)
        optimizer.step()
        step += 1
        if step % 250 == 0:
            print(f"lessons {step}: unlike {unlike.item():.4f}, off {POINTS * off.item()**0.5:.2f}", flush=True)


def part_ways():
    """Lets every game get to another step, so that what is learned at a time is from all of a game."""
    when = torch.arange(GAMES, device=device) % LENGTH
    with torch.no_grad():
        for step in range(LENGTH):
            games.see(sights[0], legals[0])
            chance, _ = says(sights[0], legals[0])
            chosen = torch.multinomial(chance.exp(), 1)[:, 0]
            games.advance(torch.where(when <= step, chosen, -1), points[0], ends[0])


def expect(step):
    """What the next round is worth with some other river, where a round ends."""
    is_over = legals[step, :, GO_ON] > 0
    which = torch.topk(is_over.float() + torch.rand(GAMES, device=device) / 2, ENDING).indices
    games.foresee(which.repeat(RIVERS), river_sights, river_legals)
    _, value = says(river_sights, river_legals)
    expected[step, which] = value.view(RIVERS, ENDING).mean(0)
    is_expected[step] = False
    is_expected[step, which] = is_over[which]


def stray(step):
    """Which games do not do now what the player would; where a round begins, some leave its ways and others come back."""
    begins, has_choice = legals[step, :, :TAKES].sum(1) > 0, legals[step, :, GO_ON] == 0
    rounds_astray.sub_(begins.long()).clamp_(min=0)
    leaves = begins & (rounds_astray == 0) & (torch.rand(GAMES, device=device) < ASTRAY)
    rounds_astray.copy_(torch.where(leaves, torch.randint(1, 4, (GAMES,), device=device), rounds_astray))
    heat.copy_(torch.where(leaves, HEAT + (HEAT_MOST - HEAT) * torch.rand(GAMES, device=device), heat))
    is_astray[step] = (rounds_astray > 0) & has_choice


def play():
    """Some steps of every game."""
    with torch.no_grad():
        for step in range(STEPS + 1):
            games.see(sights[step], legals[step])
            chance, values[step] = says(sights[step], legals[step])
            if step == STEPS:
                return
            if RIVERS:
                expect(step)
            stray(step)
            luck = torch.rand_like(chance).clamp(min=1e-9)
            liked = torch.where(is_astray[step, :, None], chance / heat[:, None], chance)
            actions[step] = (liked - (-luck.log()).log()).argmax(1)
            chances[step] = chance.gather(1, actions[step, :, None])[:, 0]
            games.advance(actions[step], points[step], ends[step])


def advantages():
    """By how much what came of each action was better than expected (generalized advantage estimation). What the river of the next round was worth
    by luck is left out: nobody did anything for it. What came of leaving the player's ways counts for nothing that was done before."""
    found, later = torch.zeros_like(points), room(GAMES)
    for step in range(STEPS - 1, -1, -1):
        goes_on = (ends[step] < 0).float()
        later_value = torch.where(is_expected[step], expected[step], values[step + 1])
        surprise = points[step] / POINTS + goes_on * later_value - values[step]
        later = surprise + LAMBDA * goes_on * later
        found[step] = later
        later = torch.where(is_astray[step], 0, later)
    return found


def learn(variety_worth, families):
    gains = advantages()
    goals = (gains + values[:-1]).flatten()
    gains = gains.flatten()
    own = (~is_astray).flatten().nonzero()[:, 0]
    gains = (gains - gains[own].mean()) / (gains[own].std() + 1e-8)
    sight, legal = sights[:-1].flatten(0, 1), legals[:-1].flatten(0, 1)
    action, before = actions.flatten(), chances.flatten()
    figures = room(5)
    turn_sight, turn_goals, turn_known = families
    members = torch.arange(TURNS, device=device)
    for _ in range(EPOCHS):
        # Batches are all of one size, or the network would be compiled again for the last.
        for which in own[torch.randperm(len(own), device=device)][: len(own) // BATCH * BATCH].split(BATCH):
            turns = (torch.randint(len(turn_goals) // TURNS, (FAMILIES, 1), device=device) * TURNS + members).flatten()
            chance, value = says(torch.cat([sight[which], turn_sight[turns]]), legal[which])
            value, turn_value = value.split([BATCH, len(turns)])
            ratio = (chance.gather(1, action[which, None])[:, 0] - before[which]).clamp(-10, 10)
            odds = ratio.exp()
            gain = gains[which]
            by_gain = -torch.min(odds * gain, odds.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            off = (value - goals[which]).square().mean()
            variety = -(chance.exp() * chance.clamp(min=-30)).sum(1).mean()
            optimizer.zero_grad(set_to_none=True)
            beside = unlike(turn_value, turn_goals[turns], turn_known[turns])
            (by_gain + VALUE * off + SIBLINGS * beside - variety_worth * variety).backward()
            torch.nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()
            with torch.no_grad():
                drift = (odds - 1 - ratio).mean()
                figures += torch.stack([variety, off, drift, (odds - 1).abs().gt(CLIP).float().mean(), torch.ones_like(off)])
    return (figures[:4] / figures[4]).tolist(), goals.var().item()


def measured():
    """What it makes when it always does what it thinks best, and of the best of eight turns by its value."""
    totals = []
    with torch.no_grad():
        for step in range(3 * LENGTH):
            games.see(sights[0], legals[0])
            chance, _ = says(sights[0], legals[0])
            games.advance(chance.argmax(1), points[0], ends[0])
            # Games that began with other choices are over by then.
            if step >= LENGTH:
                totals.append(ends[0][ends[0] >= 0])
    choices, best = torch.cat(totals), best_of_turns(says, GAMES, device)
    figures = [f"{scores.mean().item():.2f} points in {len(scores)} games" for scores in (choices, best)]
    return f"{figures[0]} by its best choice, {figures[1]} by the best of eight turns"


if len(sys.argv) > 3:
    study(Lessons(sys.argv[3:], device))
    history.append(f"lessons of {len(sys.argv) - 3} files for {STUDY:.0f} seconds")
    keep(player, OUT, history)
part_ways()
siblings = Siblings(says, GAMES, device, setting("SEED", 1) + 7)
if START:
    print(measured(), flush=True)
start, told, saved, steps, finished, turn = time.time(), 0.0, 0.0, 0, [], 0
while (taken := time.time() - start) < SECONDS:
    share = taken / SECONDS
    for group in optimizer.param_groups:
        group["lr"] = min(1.0, (turn + 1) / 20) * (RATE + (RATE_LATE - RATE) * share)
    play()
    figures, spread = learn(VARIETY * (VARIETY_LATE / VARIETY) ** share, siblings.compare())
    turn, steps = turn + 1, steps + GAMES * STEPS
    finished.append(ends[ends >= 0])
    if taken - told >= TOLD:
        told = taken
        scores = torch.cat(finished)
        finished = []
        variety, off, drift, clipped = figures
        mean, scatter = (scores.mean().item(), scores.std().item()) if len(scores) > 1 else (0, 0)
        print(
            f"{taken:.0f}s {steps / 1e6:.1f}M steps, {len(scores)} games: {mean:.2f} points ({scatter:.1f}), variety {variety:.3f}, "
            f"drift {drift:.4f}, clipped {clipped:.3f}, off {POINTS * off**0.5:.2f} of {POINTS * spread**0.5:.2f}, "
            "turns differ by {:.2f}, as seen by {:.2f}, off by {:.2f}".format(*siblings.figures),
            flush=True,
        )
    if taken - saved >= 60:
        saved = taken
        keep(player, OUT, history)

reached = measured()
keep(player, OUT, [*history, f"{SECONDS:.0f} seconds of playing and of comparing turns, {steps / 1e6:.0f} million steps: {reached}"])
print(reached, flush=True)
