import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';

export type Language = 'nl' | 'fr';

/** A word that was asked for, in lower case without accents, and its stem; null where the word carries no meaning. */
export type Term = { readonly word: string; readonly stem: string | null };

/** PostgreSQL's stemmers: the index was made with the same. */
const dictionaries = { nl: 'dutch_stem', fr: 'french_stem' } as const;

const rememberedQuestions = 5000;
const maximumTerms = 8;

/** Reads keywords (separated by anything that is no letter or digit) into at most eight terms. Stems never change. */
export function createTermReader(pool: Pool): (keywords: string, language: Language) => Promise<readonly Term[]> {
  const remembered = new LRUCache<string, readonly Term[]>({ max: rememberedQuestions });
  return async (keywords, language) => {
    if (!/[\p{L}\p{N}]/u.test(keywords)) return [];
    const key = `${language} ${keywords}`;
    const known = remembered.get(key);
    if (known) return known;
    const { rows } = await pool.query<Term>({ ...statement, values: [keywords, dictionaries[language]] });
    const meaning = rows.filter((term) => term.stem !== null);
    const terms = (meaning.length > 0 ? meaning : rows).slice(0, maximumTerms);
    remembered.set(key, terms);
    return terms;
  };
}

const statement = {
  name: 'catalogue_search_terms',
  text: `select word, (ts_lexize($2::regdictionary, word))[1] as stem
    from regexp_split_to_table(btrim(catalogue.plain_words($1)), ' ') with ordinality as w (word, place)
    where word <> '' order by place`,
};
