import { join } from 'node:path';
import type { Bench, BenchSize } from '../bench.ts';
import { openOffice, type Call, type Session } from '../load/caller.ts';
import { measure, type Turn } from '../load/measure.ts';
import { median } from '../load/statistics.ts';
import { atMost, medians, type Row } from '../report/row.ts';
import { openShop, type Premises } from '../tenant/openShop.ts';
import { writeOffice } from '../tenant/writeOffice.ts';
import { laneAt } from './httpTurns.ts';

const mostTimes = 1.5;
const callsPerTurn = 20;
const tenant = { articles: 400, buyers: 4, customersEach: 50, openOrders: 1 };

type Question = { readonly name: string; readonly by: 'office' | 'customer'; readonly path: (count: number) => string };
type Side = { readonly bench: Bench; readonly office: Session };

/** p50 with many orders, relative to few; both products run, and take turns. */
export async function officeRows(
  premises: Omit<Premises, 'databaseUrl'>,
  databaseNamed: (name: string) => Promise<string>,
  size: BenchSize,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const withOrders = async (name: 'few' | 'many', measureRows: (side: Side) => Promise<void>): Promise<void> => {
    const databaseUrl = await databaseNamed(`office_${name}`);
    const folder = join(premises.folder, name);
    await openShop({ ...premises, folder, databaseUrl }, { ...size, tenant }, async (bench) => {
      premises.say(`writing ${size.officeOrders[name]} orders`);
      await writeOffice(bench, size.officeOrders[name]);
      await measureRows({ bench, office: await openOffice(bench.floor.url, 'office') });
    });
  };
  await withOrders('few', (few) =>
    withOrders('many', async (many) => {
      for (const question of await questionsOf(many.bench)) rows.push(await rowOf(question, few, many, size));
    }),
  );
  return rows;
}

async function rowOf(question: Question, few: Side, many: Side, size: BenchSize): Promise<Row> {
  const sides = { few: turnsOf(question, few), many: turnsOf(question, many) };
  await sides.few();
  await sides.many();
  const pairs: { readonly few: Turn; readonly many: Turn }[] = [];
  for (let round = 0; round < size.rounds; round++) pairs.push({ few: await sides.few(), many: await sides.many() });
  return {
    name: `${question.name}, ${size.officeOrders.many} orders against ${size.officeOrders.few}`,
    judged: [atMost('times', median(pairs.map((pair) => pair.many.p50 / pair.few.p50)), mostTimes)],
    own: medians(pairs.map((pair) => pair.many)),
    floor: medians(pairs.map((pair) => pair.few)),
  };
}

function turnsOf({ by, path }: Question, { bench, office }: Side): () => Promise<Turn> {
  const { product, sessions } = laneAt(bench.lanes, 0);
  let count = 0;
  return () =>
    measure({ pid: bench.product.pid, pool: bench.pool }, async (latencies) => {
      for (let each = 0; each < callsPerTurn; each++) {
        const call: Call = { method: 'GET', path: path(count++), isRight: ({ status }) => status === 200 };
        latencies.push((await product.run(by === 'office' ? office : sessions[0], call)).milliseconds);
      }
    });
}

/** Each call asks for something else, because counts are remembered. */
async function questionsOf({ pool, tenant: { buyers } }: Bench): Promise<readonly Question[]> {
  const { rows: customers } = await pool.query<{ name: string }>('select name from catalogue.customers order by name');
  const { rows: articles } = await pool.query<{ name: string }>(
    'select name_nl as name from bench.named order by place',
  );
  const numbers = buyers.flatMap((buyer) => buyer.customers);
  const at = <T>(list: readonly T[], count: number): T => list[count % list.length] as T;
  const orders = (filter: object, sort = ['placed_at', 'DESC']): string =>
    `/api/office/orders?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${encodeURIComponent(JSON.stringify(sort))}`;
  const word = (text: string): string => text.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? '';
  return [
    { name: 'office orders', by: 'office', path: () => orders({}) },
    {
      name: 'office orders by customer name',
      by: 'office',
      path: (count) => orders({ customer: at(customers, count).name }),
    },
    { name: 'office orders by reference', by: 'office', path: (count) => orders({ q: `wk10${1000 + count}` }) },
    { name: 'office orders by word', by: 'office', path: (count) => orders({ q: word(at(customers, count).name) }) },
    { name: 'office orders, delivered', by: 'office', path: () => orders({ status: 'delivered' }) },
    { name: 'office orders, under way', by: 'office', path: () => orders({ status: 'under_way' }) },
    { name: 'office orders, open', by: 'office', path: () => orders({ status: 'open' }) },
    { name: 'office orders by amount', by: 'office', path: () => orders({}, ['amount_to_pay', 'DESC']) },
    {
      name: 'deliveries of a lot',
      by: 'office',
      path: (count) => `/api/office/lots?lot=L${count % 6}-${(count * 7) % 20}`,
    },
    { name: 'a customer in the office', by: 'office', path: (count) => `/api/office/customers/${at(numbers, count)}` },
    { name: 'the largest customer in the office', by: 'office', path: () => `/api/office/customers/${at(numbers, 0)}` },
    { name: 'ordered articles of the largest customer', by: 'customer', path: () => '/api/ordered-articles' },
    {
      name: 'invoices of the largest customer by number',
      by: 'customer',
      path: (count) => `/api/invoices?q=${20001000 + count * 20}`,
    },
    {
      name: 'invoices of the largest customer by word',
      by: 'customer',
      path: (count) => `/api/invoices?q=${encodeURIComponent(word(at(articles, count).name))}`,
    },
  ];
}
