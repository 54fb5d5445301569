#!/usr/bin/env bash
# Trains Earth's networks by games of the policy; Python with PyTorch is needed, an accelerator is not:
#   laboratory/earth/train.sh FOLDER PLAY TRAIN
# Plays for PLAY seconds on every core, games of two on every other one and games alone on the rest, then trains a network for each
# for up to TRAIN seconds and writes FOLDER/two.json and FOLDER/alone.json.
set -euo pipefail
folder=$1 play=$2 train=$3
here=$(cd "$(dirname "$0")" && pwd)
read -r two alone marks most < <(cd "$here" && node --input-type=module -e \
  "import { INPUTS, INPUTS_ALONE, MARKS, MOST_MARKS } from '@grove/games/earth/bot'; console.log(INPUTS, INPUTS_ALONE, MARKS, MOST_MARKS)")
mkdir -p "$folder"
for core in $(seq 1 "${CORES:-$(nproc)}"); do
  players=$((core % 2 + 1))
  node "$here/generate.ts" "$players" "$play" "$core" "$folder/$players-$core.rows" &
done
wait
python3 "$here/train.py" 2 "$two" "$marks" "$most" "$train" "$folder/two.json" "$folder/2-"*.rows
python3 "$here/train.py" 1 "$alone" "$marks" "$most" "$train" "$folder/alone.json" "$folder/1-"*.rows
