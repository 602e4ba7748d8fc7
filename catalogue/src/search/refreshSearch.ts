import type { PoolClient } from 'pg';
import { preorderThresholdDays } from '@talloor/rules/quantity/availableStock.ts';

const articlesPerStatement = 5000;

/** Writes anew what search knows of these articles, in both languages. */
export async function refreshSearch(client: PoolClient, articleNumbers: readonly string[]): Promise<void> {
  for (let start = 0; start < articleNumbers.length; start += articlesPerStatement) {
    const part = articleNumbers.slice(start, start + articlesPerStatement);
    await client.query('delete from catalogue.search_index where article_number = any($1)', [part]);
    await client.query(refresh('nl', 'dutch'), [part]);
    await client.query(refresh('fr', 'french'), [part]);
  }
  // Leaves no pending entries that every search would have to read through.
  if (articleNumbers.length > 0)
    await client.query(
      `select gin_clean_pending_list(i::regclass) from unnest(array[
        'catalogue.search_documents', 'catalogue.search_words_within', 'catalogue.search_vocabulary_alike']) as i`,
    );
}

/**
 * Weights: A the name (stemmed and as written), article number and EAN; B brand; C group, sub-group and pack. The
 * vocabulary holds the words of names and brands, against which typing errors are corrected.
 */
const refresh = (language: 'nl' | 'fr', stemmer: 'dutch' | 'french') => `
  with articles as (
    select p.article_number, p.name_${language} as name, p.brand, s.group_code, g.sorting as group_sorting,
      s.subgroup_code, s.sorting as subgroup_sorting, p.status = 'active' as on_sale,
      (p.on_demand_workdays is not null or p.allow_preorder and p.days_to_replenish > ${preorderThresholdDays})
      as without_stock, coalesce(p.ean, '') as ean,
      catalogue.plain_words(p.name_${language}) as name_words,
      catalogue.plain_words(p.brand) as brand_words,
      catalogue.plain_words(g.name_${language}, s.name_${language}, p.pack_${language}) as other_words
    from catalogue.products p
    join catalogue.navigation_subgroups s using (subgroup_code)
    join catalogue.navigation_groups g on g.group_code = s.group_code
    where p.article_number = any($1)
  ),
  vocabulary as (
    insert into catalogue.search_vocabulary (language, word)
    select distinct '${language}', word from articles, regexp_split_to_table(name_words || brand_words, ' ') as word
    where length(word) >= 4 and word ~ '[a-z]'
    on conflict do nothing
  )
  insert into catalogue.search_index
  select article_number, '${language}', name, brand, group_code, group_sorting, subgroup_code, subgroup_sorting, on_sale,
    without_stock, name_words || brand_words,
    ' ' || array_to_string(tsvector_to_array(to_tsvector('${stemmer}', name_words)), ' ') || ' ',
    setweight(to_tsvector('${stemmer}', name_words), 'A')
      || setweight(to_tsvector('simple', name_words || article_number || ' ' || ean), 'A')
      || setweight(to_tsvector('simple', brand_words), 'B')
      || setweight(to_tsvector('${stemmer}', other_words), 'C')
  from articles`;
