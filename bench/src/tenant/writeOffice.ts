import { readModelSchema } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Bench } from '../bench.ts';
import { articles, linesPerOrder, officeInserts } from './officeInserts.ts';

const days = 730;
const largeOneIn = 20;

export async function writeOffice({ pool, tenant }: Bench, orders: number): Promise<void> {
  const numbers = tenant.buyers.flatMap(({ customers }) => customers);
  const run = (text: string, values: readonly unknown[] = []) => pool.query(text, [...values]);
  await run(
    `create table bench.named as
     select (row_number() over (order by article_number))::int - 1 as place, article_number, name_nl, name_fr
     from catalogue.products order by article_number limit ${articles}`,
  );
  await run(
    `create table bench.contents as
     select article, string_agg(lower(concat_ws(' ', article_number, name_nl, name_fr)), ' ' order by place) as words,
       array_agg(article_number order by place) as articles,
       json_agg(json_build_object('line_id', place::text, 'article_number', article_number,
         'name', json_build_object('nl', name_nl, 'fr', name_fr), 'unit', json_build_object('nl', 'st', 'fr', 'pc'), 'delivered', 2,
         'lots', json_build_array(json_build_object('lot', 'L%-' || place, 'best_before', null, 'quantity', 2)))
         order by place)::text as lines,
       array_agg('l%-' || place order by place)::text as lots
     from generate_series(0, ${articles} - 1) as article
       join bench.named on (place - article + ${articles}) % ${articles} < ${linesPerOrder} group by article`,
  );
  await run(
    `create table bench.office as
     select each, (20000000 + each)::text as order_number, '6' || (20000000 + each) as delivery_number,
       '9' || (20000000 + each) as invoice_number, c.customer_number, c.name as customer_name, 'WK' || 100000 + each as reference,
       at, at_customer = 1 as is_large, to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"') as placed_at, to_char(at + interval '2 days', 'YYYY-MM-DD') as day,
       to_char(at + interval '3 hours', 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"') as change_deadline,
       1000 + (each * 7919) % 900000 as cents, (each * 7) % ${articles} as article
     from generate_series(1, $1::int) as each,
       lateral (select case when each % ${largeOneIn} = 0 then 1 else 1 + each % cardinality($2::text[]) end as at_customer) as k,
       lateral (select timestamp '2026-03-11 13:00' - ($1::int - each) * (interval '${days} days' / $1::int) as at) as t
       cross join lateral (select * from catalogue.customers where customer_number = ($2::text[])[at_customer]) as c`,
    [orders, numbers],
  );
  for (const [{ qualifiedName, indexes = {} }, insert] of officeInserts) {
    // An index is quicker made at once than row by row.
    for (const index of Object.keys(indexes)) await run(`drop index ${readModelSchema}.${index}`);
    await run(`insert into ${qualifiedName} ${insert}`);
    for (const [index, on] of Object.entries(indexes)) await run(`create index ${index} on ${qualifiedName} ${on}`);
    await run(`vacuum analyze ${qualifiedName}`);
  }
}
