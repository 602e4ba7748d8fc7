import type { Pool } from 'pg';
import { groupBy } from '@talloor/platform/groupBy.ts';
import type { Freshness } from '../freshness/createFreshness.ts';
import { createMemory } from '../freshness/createMemory.ts';
import { askingUser } from '../customer/runAsUser.ts';
import type { BoundFinder } from '../customer/createBoundFinder.ts';
import type { Assortment, BannerFacts, CategoryFacts } from './assortment.ts';
import { bannerFacts } from './findBanners.ts';
import { runsOn, visibleTo } from './visible.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { customersTable } from '../tables.ts';

type StoredCategory = Omit<CategoryFacts, 'children' | 'banner' | 'board'> & {
  readonly level: 1 | 2 | 3;
  readonly parent: string;
  readonly board: string | null;
};
const tablesColumns = {
  categories: typed<readonly StoredCategory[]>('jsonb not null'),
  banners: typed<Readonly<Record<string, BannerFacts>>>('jsonb not null'),
} as const;
type Tables = RowOf<typeof tablesColumns>;

const rememberedTrees = 200;

/** Cached per catalogue version and day. */
export function createNavigationFinder(
  pool: Pool,
  freshness: Freshness,
  isBound: BoundFinder,
): Assortment['findNavigation'] {
  const trees = createMemory<Promise<readonly CategoryFacts[]>>(rememberedTrees);
  const restricted = createMemory<Promise<ReadonlySet<string>>>(1);

  const restrictedCustomers = (version: number) => {
    const read = async () => {
      const text = 'select customer_number from catalogue.customers where assortment_restricted';
      return new Set(
        (await findRows(pool, columnsOf(customersTable, 'customer_number'), text)).map((row) => row.customer_number),
      );
    };
    return remember(restricted, version, '', read);
  };

  return async (customerNumber, onDay) => {
    const { version } = await freshness([]);
    const isRestricted = customerNumber !== null && (await restrictedCustomers(version)).has(customerNumber);
    const isByList = await isBound(version, customerNumber);
    const treeCustomer = isRestricted || isByList ? (customerNumber ?? '') : '';
    const user = isByList ? askingUser() : null;
    return remember(trees, version, `${onDay} ${treeCustomer} ${isByList}`, async () => {
      const rows = await findRows(pool, tablesColumns, { ...statement, values: [treeCustomer, onDay, user] });
      const [{ categories, banners } = { categories: [], banners: {} }] = rows;
      return treeOf(categories, banners);
    });
  };
}

/** Concurrent requests share one read; failures are not cached. */
async function remember<Value>(
  memory: ReturnType<typeof createMemory<Promise<Value>>>,
  version: number,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const cached = memory.get(version, key);
  if (cached) {
    const value = await cached.catch(() => null);
    if (value !== null) return value;
  }
  const reading = read();
  memory.set(version, key, reading);
  return reading;
}

function treeOf(categories: readonly StoredCategory[], banners: Tables['banners']): readonly CategoryFacts[] {
  const byParent = groupBy(categories, ({ level, parent }) => `${level} ${parent}`);
  const grow = (level: number, parent: string, inherited: Pick<CategoryFacts, 'board' | 'icon'>): CategoryFacts[] =>
    (byParent.get(`${level} ${parent}`) ?? []).map(({ code, alias, name, count, ...own }) => {
      const appearance = { board: own.board ?? inherited.board, icon: own.icon ?? inherited.icon };
      const children = grow(level + 1, code, appearance);
      return { code, alias, name, count, ...appearance, banner: banners[alias] ?? null, children };
    });
  return grow(1, '', { board: 'dry', icon: null });
}

const both = (of: string, column: string) => `jsonb_build_object('nl', ${of}.${column}_nl, 'fr', ${of}.${column}_fr)`;

const categories = (level: number, table: string, code: string, parent: string, board: string, article: string) => `
  select c.sorting, c.${code} as code, jsonb_build_object('level', ${level}, 'code', c.${code}, 'parent', ${parent},
    'alias', c.alias, 'name', ${both('c', 'name')}, 'board', ${board}, 'icon', c.icon, 'count', held.count) as category
  from catalogue.${table} c
    join (select ${article} as code, sum(n)::int as count from counted group by 1) held on held.code = c.${code}`;

const statement = {
  name: 'catalogue_navigation',
  text: `
    with counted as (
      select s.group_code, p.subgroup_code, p.item_code, count(*) as n
      from catalogue.products p join catalogue.navigation_subgroups s using (subgroup_code)
      where p.status <> 'out_of_assortment' and ${visibleTo('p.article_number', '$1', '$3')}
      group by s.group_code, p.subgroup_code, p.item_code
    ),
    categories as (
      ${categories(1, 'navigation_groups', 'group_code', `''`, 'c.board', 'group_code')}
      union all ${categories(2, 'navigation_subgroups', 'subgroup_code', 'c.group_code', 'null', 'subgroup_code')}
      union all ${categories(3, 'navigation_items', 'item_code', 'c.subgroup_code', 'null', 'item_code')}
    ),
    banners as (
      select distinct on (b.alias) b.alias, ${bannerFacts} as banner
      from catalogue.banners b where b.place = 'menu' and b.alias <> '' and ${runsOn('b', '$2')}
      order by b.alias, b.sorting, b.banner_id desc
    )
    select (select coalesce(jsonb_agg(category order by sorting, code), '[]') from categories) as categories,
      (select coalesce(jsonb_object_agg(alias, banner), '{}') from banners) as banners`,
};
