import type { GameManifest } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useLanguage } from '../../language.tsx';
import { SetUp } from '../../set-up/form.tsx';
import { useStart } from '../../set-up/page.tsx';
import { OPEN, seatChoicesOf } from '../../set-up/sitters.ts';
import { useOnlineWords } from '../words/index.ts';
import { Field } from './fields.tsx';

interface NewGameProps {
  readonly manifests: readonly GameManifest[];
  /** The club whose table it is to be, unless another is chosen. */
  readonly club?: string;
}

/** The set-up of any game, with seats for friends elsewhere unless somebody else is chosen. `?game=ID` chooses the game. */
export function NewGame({ manifests, club }: NewGameProps) {
  const asked = new URLSearchParams(useSearch()).get('game');
  const [game, setGame] = useState(asked ?? itemAt(manifests, 0).cover.id);
  const online = useOnlineWords();
  const language = useLanguage();
  const manifest = manifests.find(({ cover }) => cover.id === game) ?? itemAt(manifests, 0);
  const start = useStart(manifest);
  const { cover } = manifest;
  return (
    <SetUp
      key={game}
      cover={cover}
      seats={seatChoicesOf(cover, [], OPEN)}
      club={club === undefined ? null : { id: club, membersOnly: false }}
      start={start}
    >
      <h2>{online.newTable}</h2>
      <Field
        label={online.game}
        value={game}
        choose={setGame}
        options={manifests.map(({ cover: { id, words } }) => [id, words[language].title])}
      />
    </SetUp>
  );
}
