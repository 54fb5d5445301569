import { itemAt } from '@grove/kernel';
import type { Standing } from '@grove/protocol';
import { useState } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { callApi } from '../api.ts';
import { storedSession } from '../session.ts';
import { Leaderboard } from '../standings/leaderboard.tsx';
import { useStandingWords } from '../standings/words/index.ts';
import { useRequest } from '../use-request.ts';
import type { ClubProps } from './club-props.ts';
import { useClubWords } from './words/index.ts';

const loadStandings = (key: string): Promise<readonly Standing[]> => {
  const [club = '', game = ''] = key.split(' ');
  return callApi('GET /clubs/:club/standings/:game', { params: { club, game }, token: storedSession()?.token });
};

/** Who of the members plays how well, game by game. */
export function StandingsTab({ club, manifests }: ClubProps) {
  const words = useWords();
  const clubWords = useClubWords();
  const standing = useStandingWords();
  const language = useLanguage();
  const covers = manifests.map(({ cover }) => cover);
  const [game, setGame] = useState(itemAt(covers, 0).id);
  const { value } = useRequest(`${club.id} ${game}`, loadStandings);
  const title = covers.find(({ id }) => id === game)?.words[language].title ?? game;
  return (
    <>
      <fieldset className="steps word-steps club-games">
        <legend className="visually-hidden">{words.games}</legend>
        {covers.map(({ id, words: titles }) => (
          <label key={id} className="step">
            <input type="radio" name="club-game" checked={id === game} onChange={() => setGame(id)} />
            <span>{titles[language].title}</span>
          </label>
        ))}
      </fieldset>
      {value &&
        (value.length === 0 ? (
          <p className="panel">{clubWords.noStandings}</p>
        ) : (
          <Leaderboard title={title} standings={value} />
        ))}
      <p className="second intro">{standing.standingsNote}</p>
    </>
  );
}
