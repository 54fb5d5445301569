#!/usr/bin/env bash
# Trains the planet's network on games of its own; PyTorch is needed, an accelerator is not:
#   laboratory/planet/train.sh FOLDER TURNS PLAY TRAIN [NETWORK]
# Each turn plays for PLAY seconds on every core, by the network of the turn before, and trains the next for TRAIN seconds at most, from that
# one on, with the rows of all turns so far.
set -euo pipefail
folder=$1 turns=$2 play=$3 train=$4 network=${5:-none}
here=$(cd "$(dirname "$0")" && pwd)
model=$here/../../games/evergreen-planet/bot/fitted.json
read -r bits numbers < <(cd "$here" && node --input-type=module -e \
  "import { BITS, NUMBERS } from '@grove/games/evergreen-planet/bot'; console.log(BITS, NUMBERS)")
mkdir -p "$folder"
for turn in $(seq 1 "$turns"); do
  for core in $(seq 1 "${CORES:-$(nproc)}"); do
    node "$here/generate.ts" "$network" "$play" "$turn/$core" "$folder/$turn-$core.rows" &
  done
  wait
  before=$network
  network=$folder/network-$turn.json
  if [ "$before" != none ]; then export START=$before EPOCHS=${EPOCHS:-10} RATE=${RATE:-5e-4}; fi
  python3 "$here/train.py" "$bits" "$numbers" "$train" "$model" "$network" "$folder/"*.rows
done
