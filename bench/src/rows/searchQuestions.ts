import type pg from 'pg';
import { answers, type Call } from '../load/caller.ts';

type Sample = {
  readonly article: string;
  readonly name: string;
  readonly groupCode: string;
  readonly storage: string;
  readonly alias: string;
};

export type SearchQuestions = {
  readonly search: readonly Call[];
  readonly category: readonly Call[];
  readonly autocomplete: readonly Call[];
  readonly detail: readonly Call[];
};

const samples = 500;
const hasProducts = answers(200, '"products":[{');
const get = (path: string, isRight: Call['isRight']): Call => ({ method: 'GET', path, isRight });

export async function readQuestions(pool: pg.Pool): Promise<SearchQuestions> {
  const { rows } = await pool.query<Sample>(
    `select p.article_number as article, p.name_nl as name, s.group_code as "groupCode", d.storage,
       (array[g.alias, s.alias])[1 + row_number() over (order by p.article_number) % 2] as alias
     from catalogue.products p join catalogue.navigation_subgroups s using (subgroup_code)
     join catalogue.navigation_groups g using (group_code) join catalogue.product_details d using (article_number)
     order by md5(p.article_number) limit $1`,
    [samples],
  );
  return {
    search: rows.map((sample, index) => search(sample, index)),
    category: rows.map(({ alias }) =>
      get(`/api/search?extraFilters=${encodeURIComponent(JSON.stringify({ category: [alias] }))}`, hasProducts),
    ),
    autocomplete: rows.map(({ name }, index) =>
      get(`/api/autocomplete/${encodeURIComponent(wordsOf(name).common.slice(0, 2 + (index % 3)))}`, hasProducts),
    ),
    detail: rows.map(({ article }) => get(`/api/article/${article}`, answers(200, `"article_number":"${article}"`))),
  };
}

function search({ article, name, groupCode, storage }: Sample, index: number): Call {
  const { common, rare } = wordsOf(name);
  const keywords = [common, rare, `${common} ${rare}`, misspelt(common), article][index % 5] ?? common;
  const filters = JSON.stringify({ group: [groupCode], storage: [storage] });
  const path = `/api/search?keywords=${encodeURIComponent(keywords)}&filters=${encodeURIComponent(filters)}`;
  return get(path, keywords === article ? answers(200, `"article_number":"${article}"`) : hasProducts);
}

/** As in catalogue/src/generator. */
function wordsOf(name: string): { readonly common: string; readonly rare: string } {
  const words = name.split(' ').filter((word) => /^\p{L}+$/u.test(word));
  const rare = words.slice(1).find((word) => /^(?:bo|ra|vin|te|lo|mar|ki|sen|du|fal|go|nes){4}$/i.test(word)) ?? '';
  return { common: (words.find((word) => word.length > 3) ?? '').toLowerCase(), rare: rare.toLowerCase() };
}

const misspelt = (word: string): string => {
  const middle = Math.floor(word.length / 2);
  return word.slice(0, middle - 1) + word.charAt(middle) + word.charAt(middle - 1) + word.slice(middle + 1);
};
