/** Names and numbers that a sentence tells, in the reader's language already. */
export type Told<Fact extends string> = Readonly<Record<Fact, string | number>>;

/** A sentence of a language: a text, or a function of what it tells. */
export type Sentence<Fact extends string> = string | ((told: Told<Fact>) => string);

export const say = <Fact extends string>(sentence: Sentence<Fact>, told: Told<Fact>): string =>
  typeof sentence === 'string' ? sentence : sentence(told);

/** A text that begins a sentence or stands alone. */
export const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
