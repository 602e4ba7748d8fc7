import MiniSearch from 'minisearch';

/**
 * What an article tells of itself in words, apart by how much each says of it: the name's first words, what comes after *met*
 * or *de* (`detail`), head and parts of Dutch compounds, brand, sizes. Each field holds terms that are looked up as they
 * stand, with spaces between.
 */
export const textFields = [
  'name_nl',
  'detail_nl',
  'head_nl',
  'part_nl',
  'name_fr',
  'detail_fr',
  'brand',
  'size',
] as const;
export type TextField = (typeof textFields)[number];
export type TextDocument = Readonly<Record<TextField, string>>;

/** An index of articles by ordinal. */
export type TextIndex = {
  /** Adds an article, or puts what is told of it in the place of what was. */
  readonly write: (ordinal: number, document: TextDocument) => void;
  /** Visits every article in which one of these fields holds the term, or with `beginning` a term that begins with it. */
  readonly visit: (
    term: string,
    fields: readonly TextField[],
    beginning: boolean,
    meet: (ordinal: number, found: string) => void,
  ) => void;
};

/**
 * The library finds terms; hits are taken as it meets them, since its own list of results (objects with scores, sorted) costs
 * ten times as much for a common word and closeness is judged by fields here.
 */
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
        // A document that counts for nothing is passed over: no result is made of it.
        boostDocument: (ordinal: number, found: string) => {
          meet(ordinal, found);
          return 0;
        },
      });
    },
  };
}
