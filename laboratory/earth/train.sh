#!/usr/bin/env bash
# Trains Earth's network for games of two by games of the policy; Python with NumPy is needed:
#   laboratory/earth/train.sh FOLDER PLAY TRAIN
# Plays for PLAY seconds on every core, trains for TRAIN seconds and writes FOLDER/network.json.
set -euo pipefail
folder=$1 play=$2 train=$3
here=$(cd "$(dirname "$0")" && pwd)
inputs=$(cd "$here" && node --input-type=module -e "import { INPUTS } from '@grove/games/earth/bot'; console.log(INPUTS)")
mkdir -p "$folder"
for core in $(seq 1 "${CORES:-$(nproc)}"); do
  node "$here/generate.ts" "$play" "$core" "$folder/$core.rows" &
done
wait
python3 "$here/train.py" "$inputs" "$train" "$folder/network.json" "$folder/"*.rows
