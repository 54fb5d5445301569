import { labelled } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import { type FoundElsewhere, type IllustratedRulebook, ruleText, type Section } from '@grove/game-kit/rulebook';
import { type ReactNode, useMemo } from 'react';
import { useLanguage, useWords } from '../language.tsx';
import { words as allWords } from '../words/index.ts';
import { Example } from './example.tsx';

interface ChapterProps {
  readonly section: Section;
  readonly illustrated: IllustratedRulebook;
  readonly asked: string | undefined;
}

export function Chapter({ section, illustrated, asked }: ChapterProps) {
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

interface ElsewhereProps extends Pick<ChapterProps, 'illustrated'> {
  readonly found: readonly FoundElsewhere[];
}

/** Rules that only another language finds, each with the words that it was found by. */
export function Elsewhere({ found, illustrated }: ElsewhereProps) {
  const words = useWords();
  return (
    <section className="panel rules-chapter" aria-labelledby="found-elsewhere">
      <h2 id="found-elsewhere">{words.foundElsewhere}</h2>
      {found.map(({ rule, language, text }) => (
        <Rule key={rule} rule={rule} illustrated={illustrated} isAsked={false}>
          <p className="second" lang={language}>
            {labelled(language, allWords[language].languageName, text)}
          </p>
        </Rule>
      ))}
    </section>
  );
}

interface RuleProps extends Pick<ChapterProps, 'illustrated'> {
  readonly rule: string;
  readonly isAsked: boolean;
  /** Stands beneath the rule's words. */
  readonly children?: ReactNode;
}

function Rule({ rule, illustrated: { book, picture, example }, isAsked, children }: RuleProps) {
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
        {children}
        {shown !== undefined && <div className="rules-picture">{shown}</div>}
        {stages && <Example stages={stages} />}
      </div>
    </article>
  );
}
