import { LANGUAGES, type Language } from '@grove/game-kit';
import { useId } from 'react';
import { useLanguage, useWords } from '../language.tsx';
import { words as allWords } from '../words/index.ts';
import { CHOICES, type ChoiceName, type Chosen, useSettings } from './store.ts';
import { Switch } from './switch.tsx';
import { tryOut } from './try-out.ts';

/** Choices that are a plain yes or no. */
const SWITCHES = ['confirm', 'coordinates'] as const satisfies readonly ChoiceName[];
type SwitchName = (typeof SWITCHES)[number];

const isSwitch = (name: ChoiceName): name is SwitchName => SWITCHES.some((one) => one === name);

/** Everything that a person can choose for this browser. */
export function SettingFields() {
  const words = useWords();
  const title = useId();
  const names = Object.keys(CHOICES) as ChoiceName[];
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{words.settings}</h2>
      <LanguageField />
      {names.map((name) => (isSwitch(name) ? <YesOrNo key={name} name={name} /> : <Field key={name} name={name} />))}
    </section>
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

function Field({ name }: { readonly name: ChoiceName }) {
  const words = useWords();
  const value = useSettings((settings) => settings[name]);
  const set = useSettings((settings) => settings.set);
  const { label, values } = words.choicesOf[name];
  return (
    <label className="field">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          set({ [name]: target.value });
          if (name === 'sound') void tryOut(target.value as Chosen['sound']);
        }}
      >
        {CHOICES[name].map((choice) => (
          <option key={choice} value={choice}>
            {(values as Readonly<Record<string, string>>)[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}
