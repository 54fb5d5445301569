#!/usr/bin/env bash
# Trains Earth's judges of colours, plantings and hands by what the networks for leads say of each choice (train.sh makes those):
#   laboratory/earth/train-judges.sh FOLDER PLAY TRAIN
# For each of five judges, for games of two and, but for hands, alone, plays for PLAY seconds on every core, trains for up to TRAIN seconds and writes
# FOLDER/colors-of-two.json and so on. Python with PyTorch is needed.
set -euo pipefail
folder=$1 play=$2 train=$3
here=$(cd "$(dirname "$0")" && pwd)
read -r two alone marks most plantings hand cards < <(cd "$here" && node --input-type=module -e \
  "import * as bot from '@grove/games/earth/bot';
  console.log(bot.INPUTS, bot.INPUTS_ALONE, bot.MARKS, bot.MOST_MARKS, bot.PLANTING_NUMBERS, bot.HAND_NUMBERS, bot.CARD_MARKS)")
mkdir -p "$folder"
judge() {
  kind=$1 players=$2 name=$1-$3
  shift 3
  for core in $(seq 1 "${CORES:-$(nproc)}"); do
    node "$here/generate-choices.ts" "$kind" "$players" "$play" "$core" "$folder/$name-$core.rows" &
  done
  wait
  python3 "$here/train-judge.py" "$kind" "$@" "$train" "$folder/$name.json" "$folder/$name-"*.rows
}
judge colors 2 of-two "$two" "$marks" "$most"
judge colors 1 alone "$alone" "$marks" "$most"
judge plantings 2 of-two "$plantings" "$cards" 1
judge plantings 1 alone "$plantings" "$cards" 1
judge hands 2 of-two "$hand" "$cards" 1
