import { z } from 'zod';
import { findRestrictedLists } from '@talloor/catalogue/customer/findRestrictedLists.ts';
import { listOfficeRestrictedLists } from '@talloor/contracts/endpoints/officeRestrictedLists.ts';
import { line } from '@talloor/contracts/shapes.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { findActorNames } from '../audit/findActorNames.ts';
import type { ReadSide } from '../readSide.ts';
import { contentRange, readListQuery } from '@talloor/platform/http/readListQuery.ts';
import { viewRestrictedListRow } from './viewRestrictedLists.ts';

const filterSchema = z.strictObject({ q: line(60).optional() });

/** Few enough to search here. */
export const listOfficeRestrictedListsRoute = ({ pool }: Pick<ReadSide, 'pool'>): Route =>
  route(listOfficeRestrictedLists, async ({ query }) => {
    const { filter, range, descending } = readListQuery(query, filterSchema, ['managers'] as const);
    const searchText = (filter.q ?? '').toLowerCase();
    const all = (await findRestrictedLists(pool)).filter((list) =>
      [list.customerNumber, list.customerName, list.name].some((text) => text.toLowerCase().includes(searchText)),
    );
    const [first, last] = range;
    const page = (descending ? all.toReversed() : all).slice(first, last + 1);
    const names = await findActorNames(
      pool,
      page.flatMap(({ managers }) => managers),
    );
    return {
      body: page.map((list) => viewRestrictedListRow(list, names)),
      headers: { 'content-range': contentRange('restrictedLists', range, page.length, all.length) },
    };
  });
