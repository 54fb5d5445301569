import { type Cover, LANGUAGES } from '@grove/game-kit';
import { itemAt, type Choice, valuesFor } from '@grove/kernel';
import type { ClockSpec, Settings } from '@grove/protocol';
import { useLanguage } from '../../language.tsx';
import { TimeOutFields } from '../absence/time-out-fields.tsx';
import { type Amount, amountsOf, chosenClock, clockChoices, clockKey, clockText } from '../clock-choices.ts';
import { ClubFields } from '../clubs/club-fields.tsx';
import { useOnlineWords } from '../words/index.ts';
import { Field, NumberField, Tick } from './fields.tsx';
import { useLanguageName } from './table-facts.tsx';
import { useLobbyWords } from './words/index.ts';
import { DrawnFields, isDrawn } from '../../set-up/drawn-fields.tsx';
import { choiceKey } from '../../set-up/option-rows.tsx';

export interface SettingProps {
  readonly cover: Cover;
  readonly players: number;
  readonly chosen: Settings;
  readonly change: (part: Partial<Settings>) => void;
}

/** How time is limited: one of the usual ways, or one with numbers of one's own. */
export function TimeField({ cover, chosen, change }: SettingProps) {
  const online = useOnlineWords();
  const present = chosenClock(cover, chosen);
  const usual = clockChoices(cover);
  const isUsual = usual.some((choice) => clockKey(choice) === clockKey(present));
  const choices = isUsual ? usual : [...usual, present];
  const choose = (key: string) => {
    const { clock, timer } = choices.find((choice) => clockKey(choice) === key) ?? present;
    const own = cover.timer === undefined || timer === undefined ? {} : { [cover.timer]: timer };
    change({ clock, options: { ...chosen.options, ...own } });
  };
  return (
    <Field
      label={online.time}
      value={clockKey(present)}
      choose={choose}
      options={choices.map((choice) => [clockKey(choice), clockText(online, choice)])}
    />
  );
}

/** What most tables leave as it is. */
export const MoreFields = (props: SettingProps) => (
  <>
    <ClockFields {...props} />
    <OptionFields {...props} />
    <HabitFields {...props} />
  </>
);

/** All about a new table at a server that the set-up of a game does not ask already. */
export function TableFields(props: SettingProps) {
  const online = useOnlineWords();
  return (
    <>
      <TimeField {...props} />
      <ClubFields {...props} />
      <ListingFields {...props} />
      <details className="more">
        <summary>{online.more}</summary>
        <ClockFields {...props} />
        <HabitFields {...props} />
      </details>
    </>
  );
}

/**
 * Whether the table is listed, and for those who find it there who is welcome and in which language people talk. One for the members of
 * a club is not listed for all.
 */
export function ListingFields({ chosen, change }: SettingProps) {
  const online = useOnlineWords();
  const lobby = useLobbyWords();
  const own = useLanguage();
  const nameOf = useLanguageName();
  const levels = ['any', 'new', 'experienced'] as const;
  if (chosen.club?.membersOnly === true) return null;
  return (
    <>
      <Tick
        label={online.listed}
        isOn={chosen.open}
        set={(open) => change(open ? { open, language: own } : { open, language: null })}
      />
      {chosen.open && (
        <>
          <Field
            label={lobby.level}
            value={chosen.level}
            choose={(level) => change({ level: levels.find((one) => one === level) ?? 'any' })}
            options={levels.map((level) => [level, lobby.levels[level]])}
          />
          <Field
            label={lobby.language}
            value={chosen.language ?? ''}
            choose={(code) => change({ language: LANGUAGES.find((one) => one === code) ?? null })}
            options={[['', lobby.anyLanguage], ...LANGUAGES.map((code) => [code, nameOf(code)] as const)]}
          />
        </>
      )}
    </>
  );
}

function HabitFields({ chosen, change }: SettingProps) {
  const online = useOnlineWords();
  const thinking = ['0.3', '1', '3', '10'];
  return (
    <>
      <Field
        label={online.botTime}
        value={String(chosen.botSeconds)}
        choose={(seconds) => change({ botSeconds: Number(seconds) })}
        options={thinking.map((seconds) => [seconds, online.botSeconds(Number(seconds))])}
      />
      <Tick label={online.mayWatch} isOn={chosen.spectators} set={(spectators) => change({ spectators })} />
      <Tick label={online.rated} isOn={chosen.rated} set={(rated) => change({ rated })} />
      <p className="second">{chosen.rated ? online.ratedNote : online.casual}</p>
    </>
  );
}

/** The clock's own numbers, and what happens when time is out. */
const ClockFields = (props: SettingProps) => (
  <>
    <AmountFields {...props} />
    <TimeOutFields bots={props.cover.bots} chosen={props.chosen} change={props.change} />
  </>
);

/** The numbers of the chosen clock. */
const AmountFields = ({ chosen, change }: SettingProps) =>
  amountsOf(chosen.clock).map((amount) => (
    <AmountField key={`${chosen.clock.kind} ${amount.name}`} amount={amount} change={(clock) => change({ clock })} />
  ));

/** What all tables of a tournament have in common; what happens to those who stay away is not for its maker to choose. */
export const TournamentTableFields = (props: SettingProps) => (
  <>
    <AmountFields {...props} />
    <OptionFields {...props} />
    <HabitFields {...props} />
  </>
);

function AmountField({ amount, change }: { readonly amount: Amount; readonly change: (clock: ClockSpec) => void }) {
  const { amounts } = useOnlineWords();
  const { name, value, min, max, set } = amount;
  return <NumberField label={amounts[name]} value={value} min={min} max={max} set={(number) => change(set(number))} />;
}

/** The game's own options that leave so many players a choice; its timer is chosen with the clocks. */
function OptionFields({ cover, players, chosen: { options }, change }: SettingProps) {
  const { options: words } = cover.words[useLanguage()];
  const fields = Object.entries(cover.options)
    .map(([name, spec]) => ({ name, values: valuesFor(spec, players) }))
    .filter(({ name, values }) => name !== cover.timer && values.length > 1 && !isDrawn(cover.id, name))
    .map(({ name, values }) => {
      const { label, values: names, note } = itemAt(words, name);
      return (
        <Field
          key={name}
          label={label}
          value={choiceKey(options[name])}
          choose={(text) => change({ options: { ...options, [name]: valueOf(values, text) } })}
          options={values.map((value) => [String(value), itemAt(names, String(value))])}
          note={note}
        />
      );
    });
  return (
    <>
      {fields}
      <DrawnFields game={cover.id} options={options} change={(part) => change({ options: { ...options, ...part } })} />
    </>
  );
}

const valueOf = (values: Choice['values'], text: string): Choice['default'] =>
  values.find((value) => String(value) === text) ?? text;
