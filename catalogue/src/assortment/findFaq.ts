import type { Pool } from 'pg';
import type { Assortment } from './assortment.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

const most = 50;

/** Every word as stem or prefix; the question weighs more. */
export function createFaqFinder(pool: Pool): Assortment['findFaq'] {
  return async (keywords, language) => {
    const rows = await findRows(
      pool,
      { id: 'text not null', question: 'text not null', answer: 'text not null' },
      {
        ...statements[language],
        values: [keywords],
      },
    );
    return rows;
  };
}

const statement = (language: 'nl' | 'fr', stemmer: 'dutch' | 'french') => ({
  name: `catalogue_faq_${language}`,
  text: `
    with words as (
      select w.word from regexp_split_to_table(btrim(catalogue.plain_words($1)), ' ') as w (word) where w.word <> '' limit 12
    ),
    wanted as (
      select string_agg(format('(%s | %L:*)', coalesce(nullif(plainto_tsquery('${stemmer}', word)::text, ''), quote_literal(word)), word), ' & ')::tsquery as words
      from words where plainto_tsquery('${stemmer}', word)::text <> ''
    ),
    items as (
      select f.faq_id, f.sorting, f.question_${language} as question, f.answer_${language} as answer,
        setweight(to_tsvector('${stemmer}', catalogue.plain_words(f.question_${language})), 'A')
          || setweight(to_tsvector('simple', catalogue.plain_words(f.question_${language})), 'B')
          || to_tsvector('${stemmer}', catalogue.plain_words(f.answer_${language})) as document
      from catalogue.faq f where f.published
    )
    select i.faq_id::text as id, i.question, i.answer from items i cross join wanted
    where wanted.words is null or i.document @@ wanted.words
    order by case when wanted.words is null then 0 else ts_rank(i.document, wanted.words) end desc, i.sorting, i.faq_id
    limit ${most}`,
});
const statements = { nl: statement('nl', 'dutch'), fr: statement('fr', 'french') };
