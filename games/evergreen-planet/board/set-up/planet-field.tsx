import { labelled, type SetUpField, type SetUpFieldProps } from '@grove/game-kit';
import type { JsonObject } from '@grove/kernel';
import { type DragEvent, useId, useState } from 'react';
import { materialFile, type MaterialSource, type PlanetName, PLANETS } from '../../material/index.ts';
import type { Options } from '../../rules/types.ts';
import { cover } from '../../words/cover.ts';
import { setUpWords } from '../../words/set-up/index.ts';
import { download } from '@grove/game-kit/board/download';
import { Symbols } from '../planet/symbols.tsx';
import '../styles/tokens.css';
import { readPlanetFile } from './planet-file.ts';
import styles from './planet-field.module.css';
import { PlanetPicture } from './planet-picture.tsx';
import { type WrongFile, Wrong } from './wrong.tsx';

const DEFAULTS: Pick<Options, 'planet' | 'material' | 'sun'> = { planet: 'reconstruction', material: null, sun: 'top' };

/** What the rules have checked, or what is usual. */
const chosenIn = (options: JsonObject): typeof DEFAULTS => ({ ...DEFAULTS, ...(options as Partial<typeof DEFAULTS>) });

/** The planets as pictures to choose from, and a file with one's own. */
function PlanetField({ language, options, change }: SetUpFieldProps) {
  const { planet: names } = cover.words[language].options;
  const words = setUpWords[language];
  const group = useId();
  const { planet, material, sun } = chosenIn(options);
  const [own, setOwn] = useState(material);
  const [wrong, setWrong] = useState<WrongFile>();
  const choose = (next: PlanetName, file: MaterialSource | null) =>
    change({ planet: next, material: file as JsonObject | null });
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const loaded = readPlanetFile(await file.text(), words);
    if ('problems' in loaded) return setWrong({ name: file.name, problems: loaded.problems });
    setWrong(undefined);
    setOwn(loaded.material);
    choose(DEFAULTS.planet, loaded.material);
  };
  return (
    <fieldset className={styles.field} {...takesFiles((file) => void open(file))}>
      <legend className={styles.label}>{names.label}</legend>
      <Symbols />
      <div className={styles.planets}>
        {PLANETS.map((name) => (
          <label key={name} className={styles.planet}>
            <input
              type="radio"
              name={group}
              checked={material === null && name === planet}
              onChange={() => choose(name, null)}
            />
            <PlanetPicture planet={name} material={null} sun={sun} />
            <span>{names.values[name]}</span>
          </label>
        ))}
        {own !== null && (
          <label className={styles.planet}>
            <input
              type="radio"
              name={group}
              checked={material !== null}
              onChange={() => choose(DEFAULTS.planet, own)}
            />
            <PlanetPicture planet={DEFAULTS.planet} material={own} sun={sun} />
            <span>{words.ownPlanet}</span>
          </label>
        )}
      </div>
      <Wrong file={wrong} words={words} />
      <div className={styles.acts}>
        <label className={styles.act}>
          {own === null ? words.load : words.another}
          <input
            type="file"
            accept="application/json,.json"
            className="visually-hidden"
            onChange={({ target }) => {
              void open(target.files?.[0]);
              // The same file can be chosen again once it was mended.
              target.value = '';
            }}
          />
        </label>
        <button type="button" className={styles.act} onClick={() => saveModel(planet, material)}>
          {words.model}
        </button>
        <span className={styles.drop}>{words.drop}</span>
      </div>
    </fieldset>
  );
}

/** A file that is dropped is opened in place of the page. */
const takesFiles = (open: (file: File | undefined) => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    open(event.dataTransfer.files[0]);
  },
});

function saveModel(planet: PlanetName, own: MaterialSource | null): void {
  const text = JSON.stringify(own ?? materialFile(planet), null, 2);
  download(new Blob([text], { type: 'application/json' }), 'planet.json');
}

export const planetField: SetUpField = {
  Field: PlanetField,
  fact: ({ language, options }) => {
    const { planet: names } = cover.words[language].options;
    const { planet, material } = chosenIn(options);
    if (material !== null) return labelled(language, names.label, setUpWords[language].ownPlanet);
    return planet === DEFAULTS.planet ? undefined : labelled(language, names.label, names.values[planet]);
  },
};
