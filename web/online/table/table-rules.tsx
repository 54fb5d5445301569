import { labelled } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import type { Settings } from '@grove/protocol';
import { useLanguage, useWords } from '../../language.tsx';
import { TimeOutFacts } from '../absence/time-out-facts.tsx';
import { ClubFact } from '../clubs/club-fact.tsx';
import { ClubFields } from '../clubs/club-fields.tsx';
import { Field } from '../lobby/fields.tsx';
import { ListingFields, MoreFields, TimeField } from '../lobby/setting-fields.tsx';
import { DrawnFacts, isDrawn } from '../../set-up/drawn-fields.tsx';
import { choiceKey, fitting } from '../../set-up/option-rows.tsx';
import { useOnlineWords } from '../words/index.ts';
import type { TableProps } from './table-props.ts';

/** What was agreed for this table beside its clock, in words; the host can change it until the start. */
export function TableRules(props: TableProps) {
  const { view } = props;
  const online = useOnlineWords();
  const { open, rated, spectators, club } = view.settings;
  return (
    <>
      <ul className="table-rules second">
        <TimeOutFacts settings={view.settings} />
        <OptionFacts {...props} />
        <li>{rated ? `${online.rated}. ${online.ratedNote}` : online.casual}</li>
        {club && <ClubFact club={club} />}
        {club?.membersOnly !== true && <li>{open ? online.isListed : online.isPrivate}</li>}
        <li>{spectators ? online.mayWatch : online.nobodyWatches}</li>
      </ul>
      {view.me.person === view.host && <Change {...props} />}
    </>
  );
}

/** The game's own options, where they are not as usual. */
function OptionFacts({ module: { cover }, view }: TableProps) {
  const language = useLanguage();
  const { options: words } = cover.words[language];
  const { options } = view.settings;
  const unusual = Object.entries(cover.options).filter(
    ([name, choice]) =>
      name !== cover.timer &&
      !isDrawn(cover.id, name) &&
      options[name] !== undefined &&
      options[name] !== choice.default,
  );
  const facts = unusual.map(([name]) => {
    const { label, values } = itemAt(words, name);
    return <li key={name}>{labelled(language, label, itemAt(values, choiceKey(options[name])))}</li>;
  });
  return (
    <>
      {facts}
      <DrawnFacts game={cover.id} options={options} />
    </>
  );
}

function Change({ module: { cover }, view, client }: TableProps) {
  const words = useWords();
  const online = useOnlineWords();
  const chosen = view.settings;
  const change = (part: Partial<Settings>) => client.send({ kind: 'configure', settings: part });
  const players = view.seats.length;
  const resize = (number: number) =>
    client.send({
      kind: 'configure',
      players: number,
      settings: { options: fitting(cover, { players: number, people: number }, chosen.options) },
    });
  const { min, max } = cover.players;
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  return (
    <details className="more">
      <summary>{online.changeTable}</summary>
      <Field
        label={words.howMany}
        value={String(players)}
        choose={(number) => resize(Number(number))}
        options={numbers.map((number) => [number, number])}
      />
      <TimeField cover={cover} players={players} chosen={chosen} change={change} />
      <ClubFields chosen={chosen} change={change} />
      <ListingFields cover={cover} players={players} chosen={chosen} change={change} />
      <MoreFields cover={cover} players={players} chosen={chosen} change={change} />
    </details>
  );
}
