import { itemAt } from '@grove/kernel';
import { type IllustratedRulebook, matches, ruleText, type Section } from '@grove/game-kit/rulebook';
import { useEffect, useMemo, useRef, useState } from 'react';
import { findGame } from '../boards/find.ts';
import { loadOnce } from '../boards/load-once.ts';
import { useLanguage, useWords } from '../language.tsx';
import { Example } from './example.tsx';
import './rules.css';

interface ReferenceProps {
  readonly game: string;
  /** The rule to begin at. */
  readonly rule: string | undefined;
}

/** A game's rules by number, with pictures, and a field to look for words in them. */
export function Reference({ game, rule }: ReferenceProps) {
  const [illustrated, setIllustrated] = useState<IllustratedRulebook>();
  useEffect(() => {
    const load = findGame(game)?.rulebook;
    if (load !== undefined) void loadOnce(load).then((loaded) => setIllustrated(() => loaded));
  }, [game]);
  return illustrated && <Book illustrated={illustrated} rule={rule} />;
}

interface BookProps extends Pick<ReferenceProps, 'rule'> {
  readonly illustrated: IllustratedRulebook;
}

function Book({ illustrated, rule }: BookProps) {
  const words = useWords();
  const [looked, setLooked] = useState('');
  // A board behind the page has drawn the symbols already; names are given only once.
  const { symbols } = illustrated;
  const [drawSymbols] = useState(() => symbols !== undefined && document.getElementById(symbols.id) === null);
  const book = useRef<HTMLDivElement>(null);
  const sections = useFound(illustrated, looked);
  useEffect(() => {
    const asked = rule === undefined ? null : book.current?.querySelector(`[id="${rule}"]`);
    asked?.scrollIntoView({ block: 'center' });
  }, [rule]);
  return (
    <div ref={book} className="rules">
      {drawSymbols && symbols?.draw()}
      <label className="rules-search">
        <span>{words.searchRules}</span>
        <input type="search" value={looked} onChange={({ target }) => setLooked(target.value)} />
      </label>
      <p className="visually-hidden" role="status">
        {looked === '' ? '' : words.rulesFound(sections.reduce((sum, { rules }) => sum + rules.length, 0))}
      </p>
      {sections.length === 0 && <p>{words.rulesFound(0)}</p>}
      {sections.map((section) => (
        <Chapter key={section.id} section={section} illustrated={illustrated} asked={rule} />
      ))}
    </div>
  );
}

/** The sections whose heading fits, whole, and of the others the rules that fit. A number finds its rule. */
function useFound({ book }: IllustratedRulebook, looked: string): readonly Section[] {
  const { titles, rules } = book.words[useLanguage()];
  const fits = (rule: string): boolean => {
    const { text, list = [] } = ruleText(itemAt(rules, rule));
    return matches([rule, text, ...list].join(' '), looked);
  };
  return book.sections
    .map((section) =>
      matches(itemAt(titles, section.id), looked) ? section : { ...section, rules: section.rules.filter(fits) },
    )
    .filter(({ rules: found }) => found.length > 0);
}

interface ChapterProps {
  readonly section: Section;
  readonly illustrated: IllustratedRulebook;
  readonly asked: string | undefined;
}

function Chapter({ section, illustrated, asked }: ChapterProps) {
  const { titles } = illustrated.book.words[useLanguage()];
  return (
    <section className="panel rules-chapter" aria-labelledby={section.id}>
      <h2 id={section.id}>{titles[section.id]}</h2>
      {section.rules.map((rule) => (
        <Rule key={rule} rule={rule} illustrated={illustrated} isAsked={rule === asked} />
      ))}
    </section>
  );
}

interface RuleProps extends Pick<ChapterProps, 'illustrated'> {
  readonly rule: string;
  readonly isAsked: boolean;
}

function Rule({ rule, illustrated: { book, picture, example }, isAsked }: RuleProps) {
  const language = useLanguage();
  const { text, list } = ruleText(itemAt(book.words[language].rules, rule));
  const shown = picture(rule, language);
  const stages = useMemo(() => example?.(rule, language), [example, rule, language]);
  return (
    <article id={rule} className="rules-rule" data-asked={isAsked || undefined}>
      <a className="rules-number" href={`#${rule}`}>
        {rule}
      </a>
      <div>
        <p>{text}</p>
        {list && (
          <ul className="rules-list">
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        {shown !== undefined && <div className="rules-picture">{shown}</div>}
        {stages && <Example stages={stages} />}
      </div>
    </article>
  );
}
