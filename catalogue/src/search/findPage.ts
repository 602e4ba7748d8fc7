import type { Pool } from 'pg';
import type { SearchQuestion } from '../catalogue.ts';
import { closenessOf, type AddParameter, type Wanted } from './conditionOf.ts';
import { searchQuery } from './searchQuery.ts';

/**
 * Article numbers of one page, in the order that was asked for. Browsing without words goes along the index of the
 * categories and stops when the page is full, as long as what can be ordered fills it.
 */
export async function findPage(pool: Pool, question: SearchQuestion, wanted: Wanted): Promise<readonly string[]> {
  if (wanted.length === 0 && question.sort === 1) {
    const page = await readPage(pool, question, wanted, orderable, () => category);
    if (page.length === question.limit) return page;
  }
  return readPage(pool, question, wanted, 'true', (add) => orderOf(question, wanted, add));
}

async function readPage(
  pool: Pool,
  question: SearchQuestion,
  wanted: Wanted,
  condition: string,
  order: (add: AddParameter) => string,
): Promise<readonly string[]> {
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const query = searchQuery(question, wanted, add);
  const conditions = [query.text, condition, ...Object.values(query.filters)].join(' and ');
  const { rows } = await pool.query<{ article_number: string }>(
    `select i.article_number from catalogue.search_index i left join catalogue.stock s using (article_number)
     where ${conditions} order by ${order(add)}, i.article_number
     limit ${add(question.limit)} offset ${add((question.page - 1) * question.limit)}`,
    values,
  );
  return rows.map((row) => row.article_number);
}

const category = 'i.group_sorting, i.subgroup_sorting, i.words';
const orderable = `(i.on_sale and (i.without_stock or s.article_number is not null and coalesce(s.available, 1) > 0))`;

/** Sort ids of the spec (shopping §9); unknown ones are the default: what can be ordered first, then the closest. */
function orderOf(question: SearchQuestion, wanted: Wanted, add: AddParameter): string {
  switch (question.sort) {
    case 2:
      return 'i.words';
    case 3:
      return 'length(i.article_number)';
    case 4:
      return category;
    case 5:
      return `${basePrice(question, add)} desc nulls last, i.words`;
    case 6:
      return `${basePrice(question, add)} nulls last, i.words`;
    default:
      return `${orderable} desc, ${closenessOf(wanted, add)}, ${category}`;
  }
}

/** The price before box and promo, as rules' choosePrice takes it: tender, offer, day, group, list. */
function basePrice(question: SearchQuestion, add: AddParameter): string {
  const [day, customer] = [add(question.onDay), add(question.customerNumber ?? '')];
  return `(
    select price_mills from catalogue.prices p
    where p.article_number = i.article_number and ${day}::date between p.from_day and p.to_day and (
      p.kind in ('list', 'day') or p.kind in ('offer', 'tender') and p.holder = ${customer}
      or p.kind = 'group' and p.holder = (select price_group from catalogue.customers where customer_number = ${customer}))
    order by array_position(array['tender', 'offer', 'day', 'group', 'list'], p.kind), p.from_day desc limit 1)`;
}
