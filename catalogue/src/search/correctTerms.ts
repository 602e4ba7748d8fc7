import type { Pool } from 'pg';
import type { Language, Term } from './readTerms.ts';

/** Words that each misspelt term may mean, at most this many. */
const candidates = 5;

/**
 * For each term the words of the assortment that look most like it (trigrams): null where a term looks like none of them,
 * so that nothing is found rather than anything.
 */
export async function correctTerms(
  pool: Pool,
  terms: readonly Term[],
  language: Language,
): Promise<readonly (readonly string[])[] | null> {
  const { rows } = await pool.query<{ term: string; word: string; likeness: number }>({
    ...statement,
    values: [language, terms.map((term) => term.word), candidates],
  });
  const corrected = terms.map((term) => {
    const alike = rows.filter((row) => row.term === term.word);
    const best = alike[0]?.likeness ?? 0;
    return alike.filter((row) => row.likeness >= best - 0.1).map((row) => row.word);
  });
  return corrected.every((words) => words.length > 0) ? corrected : null;
}

/** `%` finds whole words alike, `<%` those that contain something alike (*passatta* in *tomatenpassata*). */
const statement = {
  name: 'catalogue_search_correction',
  text: `select term, v.word, v.likeness
    from unnest($2::text[]) as term cross join lateral (
      select word, greatest(similarity(word, term), 0.9 * word_similarity(term, word))::float8 as likeness
      from catalogue.search_vocabulary
      where language = $1 and (word % term or term <% word)
      order by likeness desc, word limit $3
    ) v
    order by term, likeness desc`,
};
