import type { Term } from './readTerms.ts';

/** A word or stem this short begins too many words, or lies within them (*ei* in *meisje*). */
const shortest = 4;

/** Takes a value of a query and answers its parameter (`$3`). */
export type AddParameter = (value: unknown) => string;

/** What is wanted: all of it, each as one of its alternatives. Terms hold nothing but a–z and 0–9. */
export type Wanted = readonly (readonly Term[])[];

/**
 * The condition on `search_index i`: everything wanted is there as a word or its other forms, as the beginning of a word
 * (*tomaat* finds *tomatenpassata*, 1310 the article 131004), or, from four letters on, within one (*room* finds
 * *champignonroomsaus*).
 */
export function conditionOf(wanted: Wanted, add: AddParameter): string {
  if (wanted.length === 0) return 'true';
  const conditions = wanted.map((alternatives) => {
    const forms = alternatives.flatMap((term) => beginningsOf(term, ''));
    return `(${[`i.document @@ ${add(forms.join(' | '))}::tsquery`, ...within(alternatives, add)].join(' or ')})`;
  });
  return conditions.join(' and ');
}

const within = (alternatives: readonly Term[], add: AddParameter): readonly string[] =>
  alternatives
    .flatMap(wordsOf)
    .filter((text) => text.length >= shortest)
    .map((text) => `i.words like ${add(`%${text}%`)}`);

/**
 * Orders what was found: 0 where everything wanted is a word of the name or the end of one (a *trostomaat* is a *tomaat*,
 * *tomatensap* is none), 1 where it begins a word, 2 within one, 3 elsewhere.
 */
export function closenessOf(wanted: Wanted, add: AddParameter): string {
  if (wanted.length === 0) return 'i.language';
  const all = (condition: (alternatives: readonly Term[]) => readonly string[]) =>
    wanted.map((alternatives) => `(${condition(alternatives).join(' or ')})`).join(' and ');
  const inName = (forms: readonly string[]) => `i.document @@ ${add(forms.join(' | '))}::tsquery`;
  const isWord = all((terms) => [inName(terms.flatMap(wordsOf).map((text) => `'${text}':A`)), ...endings(terms, add)]);
  const begins = all((terms) => [inName(terms.flatMap((term) => beginningsOf(term, 'A')))]);
  const inside = all((terms) => ['false', ...within(terms, add)]);
  return `case when ${isWord} then 0 when ${begins} then 1 when ${inside} then 2 else 3 end`;
}

const endings = (alternatives: readonly Term[], add: AddParameter): readonly string[] =>
  alternatives
    .filter(({ word }) => word.length >= shortest)
    .map(({ word, stem }) => `i.stems like ${add(`%${stem ?? word} %`)}`);

const wordsOf = ({ word, stem }: Term): readonly string[] => (stem === null || stem === word ? [word] : [word, stem]);

/** The beginning of a word, or for a short stem the stem itself. */
const beginningsOf = (term: Term, weight: '' | 'A'): readonly string[] =>
  wordsOf(term).map((text) =>
    text === term.word || text.length >= shortest ? `'${text}':*${weight}` : `'${text}'${weight && `:${weight}`}`,
  );
