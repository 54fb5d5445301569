import { type CardPageProps, type Language, LANGUAGES, upper } from '@grove/game-kit';
import { ruleText } from '@grove/game-kit/rulebook';
import { itemAt } from '@grove/kernel';
import type { ReactNode } from 'react';
import type { Card } from '../../material/card.ts';
import { bothSides, idOf, otherSide } from '../../material/cards.ts';
import { earthRulebook } from '../../rulebook/index.ts';
import { relatedRules } from './related-rules.ts';
import { cardPageWords } from '../../words/card-page/index.ts';
import { cardName } from '../../words/names/index.ts';
import { LargeFace } from '../cards/large-face.tsx';
import { vocabularies } from '../../words/index.ts';
import { sentencesOf } from '../../words/reminder.ts';
import { gaiaCardLines } from '../gaia/gaia-card-lines.ts';
import { CardLink } from './card-link.tsx';
import { Figures } from './figures.tsx';
import { Neighbours } from './neighbours.tsx';
import { useNeighbours, useSwipe } from './use-neighbours.tsx';
import styles from './card-page.module.css';

interface CardDetailsProps extends CardPageProps {
  readonly card: Card;
}

/** Everything about one card, with the way to those before and after it among the cards that were found. */
export function CardDetails(props: CardDetailsProps) {
  const { card, language, people, atServer, botNames } = props;
  const neighbours = useNeighbours(props, card.index);
  const swipe = useSwipe(neighbours);
  const title = cardName(card.index, language);
  return (
    <article className={styles.page} aria-label={title} {...swipe}>
      <Neighbours {...props} neighbours={neighbours} />
      <div className={styles.columns}>
        <h2 className={styles.title}>{title}</h2>
        <LargeFace card={card.index} language={language} className={styles.face} />
        <div className={styles.facts}>
          <Names {...props} />
          <Abilities {...props} />
          <Figures {...{ card, language, people, atServer, botNames }} />
          <Rules {...props} />
        </div>
      </div>
    </article>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** What a language is called in the reader's. */
const languageName = (one: Language, reader: Language): string =>
  upper(new Intl.DisplayNames([reader], { type: 'language' }).of(one) ?? one);

/** What the card is called in every language, and where it comes from. */
function Names({ card, language, at, hrefOf, go }: CardDetailsProps) {
  const words = cardPageWords[language];
  const other = card.id.endsWith('A') || card.id.endsWith('B') ? otherSide(card) : undefined;
  return (
    <Part title={words.names}>
      <dl className={styles.names}>
        {LANGUAGES.map((one) => (
          <div key={one} data-mine={one === language || undefined}>
            <dt>{languageName(one, language)}</dt>
            <dd lang={one}>{cardName(card.index, one)}</dd>
          </div>
        ))}
        {card.latin !== null && (
          <div>
            <dt>{words.latin}</dt>
            <dd lang="la">
              <i>{card.latin}</i>
            </dd>
          </div>
        )}
        <div>
          <dt>{words.number}</dt>
          <dd>
            {other === undefined ? card.id : bothSides(card.id)} · {words.sets[card.set]}
          </dd>
        </div>
        {other !== undefined && (
          <div>
            <dt>{words.otherSide}</dt>
            <dd>
              <CardLink to={{ card: idOf(other.index), filter: at.filter }} hrefOf={hrefOf} go={go}>
                {cardName(other.index, language)}
              </CardLink>
            </dd>
          </div>
        )}
      </dl>
    </Part>
  );
}

/** What every ability does, with the colour that it answers to. */
function Abilities({ card, language }: CardDetailsProps) {
  const words = cardPageWords[language];
  const vocabulary = vocabularies[language];
  const sentences = sentencesOf(vocabulary, card);
  const ofGaia = gaiaCardLines(card.index, language, false);
  return (
    <Part title={words.does}>
      {sentences.length + ofGaia.length === 0 && <p>{words.doesNothing}</p>}
      <ul className={styles.abilities}>
        {ofGaia.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {card.abilities.map(({ color }, i) => (
          <li key={i}>
            {color !== null && <b>{upper(vocabulary.colors[color])}</b>}
            <span>{sentences[i]}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The rules that touch the card: the number opens the rulebook there. */
function Rules({ card, language, rules }: CardDetailsProps) {
  const texts = earthRulebook.words[language].rules;
  return (
    <Part title={cardPageWords[language].rules}>
      <ul className={styles.rules}>
        {relatedRules(card).map((rule) => {
          const { text, list = [] } = ruleText(itemAt(texts, rule));
          return (
            <li key={rule}>
              <a
                href={rules.hrefOf(rule)}
                onClick={(event) => {
                  event.preventDefault();
                  rules.open(rule);
                }}
              >
                {rule}
              </a>
              <p>{text}</p>
              {list.length > 0 && (
                <ul>
                  {list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
