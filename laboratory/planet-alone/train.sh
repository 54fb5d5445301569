#!/usr/bin/env bash
# Trains the network that plays the planet alone; PyTorch and a C++ compiler are needed, an accelerator with nvcc makes it a thousand times faster:
#   laboratory/planet-alone/train.sh FOLDER LESSONS PLAY
# Every core writes lessons for LESSONS seconds; then it learns from those and plays for PLAY seconds. START=alone.json goes on from such a file.
set -euo pipefail
folder=$1 lessons=$2 play=$3
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$folder"
node "$here/deals.ts" 300 1 | python3 "$here/compare.py"
for core in $(seq 1 "${CORES:-$(nproc)}"); do
  node "$here/lessons.ts" "$lessons" "$core" "$folder/$core.games" &
done
wait
python3 "$here/train.py" "$play" "$folder/alone.json" "$folder"/*.games
