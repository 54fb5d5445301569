import { LANGUAGES, type Language } from '@grove/game-kit';
import { useId } from 'react';
import { useLanguage, useWords } from '../language.tsx';
import { words as allWords } from '../words/index.ts';
import { Segments } from './segments.tsx';
import { CHOICES, type ChoiceName, type Chosen, useSettings } from './store.ts';
import { Switch } from './switch.tsx';
import { tryOut } from './try-out.ts';

/** Choices that are a plain yes or no. */
const SWITCHES = ['recap', 'confirm', 'coordinates'] as const satisfies readonly ChoiceName[];
type SwitchName = (typeof SWITCHES)[number];

const isSwitch = (name: ChoiceName): name is SwitchName => SWITCHES.some((one) => one === name);

/** How a game is played, before how everything looks. */
const IN_PLAY = [
  'sound',
  'pace',
  'thinking',
  'recap',
  'confirm',
  'finish',
  'coordinates',
] as const satisfies readonly ChoiceName[];
const ON_SCREEN = ['theme', 'text', 'contrast', 'motion', 'hand'] as const satisfies readonly ChoiceName[];

/** Everything that a person can choose for this browser. */
export function SettingFields() {
  const words = useWords();
  const title = useId();
  return (
    <section className="menu-settings" aria-labelledby={title}>
      <h2 id={title}>{words.settings}</h2>
      <Group title={words.settingsInPlay} names={IN_PLAY} />
      <Group title={words.settingsOnScreen} names={ON_SCREEN} />
      <LanguageField />
    </section>
  );
}

function Group({ title, names }: { readonly title: string; readonly names: readonly ChoiceName[] }) {
  return (
    <>
      <h3>{title}</h3>
      {names.map((name) => (isSwitch(name) ? <YesOrNo key={name} name={name} /> : <Choice key={name} name={name} />))}
    </>
  );
}

function LanguageField() {
  const words = useWords();
  const language = useLanguage();
  const set = useSettings((settings) => settings.set);
  return (
    <label className="field">
      <span>{words.language}</span>
      <select value={language} onChange={({ target }) => set({ language: target.value as Language })}>
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {allWords[code].languageName}
          </option>
        ))}
      </select>
    </label>
  );
}

function YesOrNo({ name }: { readonly name: SwitchName }) {
  const { label } = useWords().choicesOf[name];
  const value = useSettings((settings) => settings[name]);
  const set = useSettings((settings) => settings.set);
  return <Switch label={label} isOn={value === 'yes'} turn={(isOn) => set({ [name]: isOn ? 'yes' : 'no' })} />;
}

function Choice({ name }: { readonly name: ChoiceName }) {
  const words = useWords();
  const value = useSettings((settings) => settings[name]);
  const set = useSettings((settings) => settings.set);
  const { label, values } = words.choicesOf[name];
  const texts: Readonly<Record<string, string>> = values;
  const choose = (chosen: string) => {
    set({ [name]: chosen });
    if (name === 'sound') void tryOut(chosen as Chosen['sound']);
  };
  const options = CHOICES[name].map((choice) => [choice, texts[choice] ?? choice] as const);
  return <Segments label={label} value={value} options={options} choose={choose} />;
}
