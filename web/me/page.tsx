import type { GameManifest, KeptGame, SoloTitle } from '@grove/game-kit';
import { Suspense, useState } from 'react';
import { findGame } from '../boards/find.ts';
import { useLoadedIfAny } from '../boards/load-once.ts';
import { useLanguage } from '../language.tsx';
import { Header } from '../parts/header.tsx';
import { useTitle } from '../parts/use-title.ts';
import { ENOUGH_FOR_CHARTS, type Group, groupsOf, inGroup, keyOf } from './statistics.ts';
import { useGames } from './store.ts';
import { type Tab, TabPanel, TABS } from './tab-panel.tsx';
import { useMyWords } from './words/index.ts';
import './me.css';

/** One's own games, as this browser keeps them. */
export function MePage({ manifests }: { readonly manifests: readonly GameManifest[] }) {
  const words = useMyWords();
  const games = useGames();
  useTitle(words.title);
  return (
    <div className="fit">
      <Header />
      <main className="me">
        {games === undefined ? (
          <p role="status">{words.loading}</p>
        ) : (
          <Statistics manifests={manifests} games={games} />
        )}
      </main>
    </div>
  );
}

interface StatisticsProps {
  readonly manifests: readonly GameManifest[];
  readonly games: readonly KeptGame[];
}

const isChart = (tab: Tab): boolean => tab === 'scores' || tab === 'spread';

const NO_TITLES: readonly SoloTitle[] = [];

function Statistics({ manifests, games }: StatisticsProps) {
  const words = useMyWords();
  const groups = groupsOf(games);
  const [chosen, setChosen] = useState('');
  const group: Group | undefined = groups.find((one) => keyOf(one) === chosen) ?? groups[0];
  const titles = useLoadedIfAny(group?.isSolo ? findGame(group.game)?.soloTitles : undefined) ?? NO_TITLES;
  const [wanted, setTab] = useState<Tab>('overview');
  const hasCharts = group !== undefined && inGroup(games, group).length >= ENOUGH_FOR_CHARTS;
  const hasTitles = hasCharts && titles.length > 0;
  const isOffered = (tab: Tab): boolean => {
    if (tab === 'mistakes') return group !== undefined;
    return tab === 'titles' ? hasTitles : hasCharts || !isChart(tab);
  };
  const tabs = TABS.filter(isOffered);
  const tab = tabs.includes(wanted) ? wanted : 'overview';
  return (
    <>
      <div className="me-head">
        <h1>{words.title}</h1>
        {group && <GroupChoice manifests={manifests} groups={groups} chosen={keyOf(group)} choose={setChosen} />}
      </div>
      <fieldset className="steps me-tabs">
        <legend className="visually-hidden">{words.parts}</legend>
        {tabs.map((name) => (
          <label key={name} className="step">
            <input type="radio" name="tab" checked={name === tab} onChange={() => setTab(name)} />
            <span>{words.tabs[name]}</span>
          </label>
        ))}
      </fieldset>
      <section className="panel me-panel" aria-label={words.tabs[tab]}>
        <Suspense>
          <TabPanel tab={tab} group={group} games={games} titles={titles} manifests={manifests} />
        </Suspense>
      </section>
    </>
  );
}

interface GroupChoiceProps {
  readonly manifests: readonly GameManifest[];
  readonly groups: readonly Group[];
  readonly chosen: string;
  readonly choose: (key: string) => void;
}

function GroupChoice({ manifests, groups, chosen, choose }: GroupChoiceProps) {
  const words = useMyWords();
  const language = useLanguage();
  const titleOf = (game: string): string =>
    manifests.find(({ cover }) => cover.id === game)?.cover.words[language].title ?? game;
  return (
    <label className="me-group">
      <span className="visually-hidden">{words.group}</span>
      <select value={chosen} onChange={({ target }) => choose(target.value)}>
        {groups.map((group) => (
          <option key={keyOf(group)} value={keyOf(group)}>
            {words.groupName(titleOf(group.game), group.isSolo)}
          </option>
        ))}
      </select>
    </label>
  );
}
