import MiniSearch from 'minisearch';

/**
 * Heads of names, other words, and details after *met* or *de*; the same of concepts; heads and parts of Dutch
 * compounds. Numbers also without leading zeros, EANs only so.
 */
export const textFields = [
  'name_nl',
  'side_nl',
  'detail_nl',
  'head_nl',
  'part_nl',
  'name_fr',
  'side_fr',
  'detail_fr',
  'kind',
  'kind_side',
  'kind_detail',
  'brand',
  'size',
  'number',
  'ean',
] as const;
export type TextField = (typeof textFields)[number];
export type TextDocument = Readonly<Record<TextField, string>>;

export type TextIndex = {
  readonly write: (ordinal: number, document: TextDocument) => void;
  readonly visit: (
    term: string,
    fields: readonly TextField[],
    beginning: boolean,
    meet: (ordinal: number, matchedTerm: string) => void,
  ) => void;
};

/** The library's result objects are slow. */
export function createTextIndex(): TextIndex {
  const index = new MiniSearch<TextDocument & { id: number }>({
    fields: [...textFields],
    storeFields: [],
    tokenize: (text) => (text === '' ? [] : text.split(' ')),
    processTerm: (term) => term,
  });
  return {
    write: (ordinal, document) => {
      if (index.has(ordinal)) index.discard(ordinal);
      index.add({ id: ordinal, ...document });
    },
    visit: (term, fields, beginning, meet) => {
      index.search(term, {
        fields: [...fields],
        prefix: beginning,
        // Prevents a result object.
        boostDocument: (ordinal: number, matchedTerm: string) => {
          meet(ordinal, matchedTerm);
          return 0;
        },
      });
    },
  };
}
