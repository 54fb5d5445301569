"""Networks as games/earth/bot/network/network.ts runs them: two hidden layers over numbers and marks; how they learn and are written."""
import json
import os
import time

import torch

BATCH = int(os.environ.get("BATCH", "8192"))
RATE, DECAY = float(os.environ.get("RATE", "2e-3")), float(os.environ.get("DECAY", "1"))
# It stops after so many times through all rows even if there is time left: by then it begins to learn them by heart.
EPOCHS = float(os.environ.get("EPOCHS", "12"))
WARMING_UP, CHECKS, PART = 200, 20, 65536
# Weights are written as whole numbers up to this, those of the many marks up to a smaller one.
WHOLE, WHOLE_MARKS = 4000, 127

device = "cuda" if torch.cuda.is_available() else "cpu"


class Network(torch.nn.Module):
    def __init__(self, marks, numbers, hidden, outputs):
        super().__init__()
        one, two = hidden
        self.hidden, self.none = hidden, marks
        # The row after the last mark stands for none.
        self.marks = torch.nn.EmbeddingBag(marks + 1, one, mode="sum", padding_idx=marks)
        self.numbers, self.second, self.last = torch.nn.Linear(numbers, one), torch.nn.Linear(one, two), torch.nn.Linear(two, outputs)
        with torch.no_grad():
            self.marks.weight.mul_(0.02)
            self.last.weight.mul_(0.1)

    def forward(self, numbers, marks):
        first = self.numbers(numbers) + self.marks(torch.where(marks < 0, self.none, marks))
        return self.last(torch.relu(self.second(torch.relu(first))))

    def write(self, name, points, history):
        """By input and then by neuron; what the last layer says is counted in so many points."""
        layers = [self.marks.weight[: self.none], self.numbers.weight.t(), self.numbers.bias, self.second.weight.t()]
        layers += [self.second.bias, self.last.weight.t() * points, self.last.bias * points]
        scales, whole = [], []
        for i, layer in enumerate(layers):
            values = layer.detach().cpu().double().flatten()
            scales.append(max(values.abs().max().item() / (WHOLE_MARKS if i == 0 else WHOLE), 1e-12))
            whole += [int(value) for value in (values / scales[-1]).round().tolist()]
        made = {**history, "epochs": EPOCHS, "decay": DECAY}
        with open(name, "w") as file:
            json.dump({"history": [made], "hidden": self.hidden, "scales": scales, "weights": whole}, file, separators=(",", ":"))


def learn(network, train_on, loss, off, write, seconds, before_step=lambda share: None):
    """Makes the loss of batches of train_on small; what is best in what is held back, by off, is written."""
    best, told, step, share, start = float("inf"), 0, 0, 0.0, time.time()
    optimizer = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=DECAY)
    while share < 1:
        share = min(1.0, max((time.time() - start) / seconds, step * BATCH / (EPOCHS * len(train_on))))
        for group in optimizer.param_groups:
            group["lr"] = RATE * min(1, (step + 1) / WARMING_UP) * 0.5 * (1 + torch.cos(torch.tensor(torch.pi * share)).item()) + 1e-6
        before_step(share)
        optimizer.zero_grad()
        loss(train_on[torch.randint(len(train_on), (BATCH,), device=device)]).backward()
        optimizer.step()
        step += 1
        if share * CHECKS >= told + 1:
            told += 1
            with torch.no_grad():
                reached = off()
            if reached < best:
                best = reached
                write(best)
            print(f"step {step}: {reached:.3f}", flush=True)
    print(f"kept: {best:.3f}", flush=True)
