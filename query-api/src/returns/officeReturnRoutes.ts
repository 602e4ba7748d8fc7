import {
  getOfficeReturn,
  listOfficeReturns,
  officeReturnFilter,
  type OfficeReturn,
} from '@talloor/contracts/endpoints/officeReturns.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isStale } from '../isStale.ts';
import { contentRange, readListQuery } from '@talloor/platform/http/readListQuery.ts';
import type { ReadSide } from '../readSide.ts';
import { expectedCredit } from './expectedCredit.ts';
import { findOfficeReturn, findOfficeReturns, type FoundOfficeReturn } from './findOfficeReturns.ts';
import { summariseReturn, viewReturn } from './viewReturn.ts';

export const officeReturnRoutes = ({ pool, waiter }: ReadSide): readonly Route[] => [
  route(listOfficeReturns, async ({ query }, { language, seen }) => {
    const { filter, range } = readListQuery(query, officeReturnFilter, ['requested_at'] as const);
    const stale = await isStale(waiter, seen, 'returns');
    const { total, returns } = await findOfficeReturns(pool, filter.part, range);
    return {
      body: returns.map((found) => {
        const { return_id: id, requested_at: _, ...summary } = summariseReturn(found, { language, showPrices: true });
        return {
          ...summary,
          id,
          requested_at: found.requested_at,
          customer: { customer_number: found.customer_number, name: found.customer_name },
          requested_by: found.requester,
        };
      }),
      headers: { 'content-range': contentRange('returns', range, returns.length, total) },
      stale,
    };
  }),
  route(getOfficeReturn, async ({ params: { id } }, { language, seen }) => {
    const stale = await isStale(waiter, seen, 'returns', 'deliveries');
    const found = await findOfficeReturn(pool, id);
    if (!found) throw new Problem('return.not_found');
    return { body: viewOfficeReturn(found, language), stale };
  }),
];

function viewOfficeReturn(found: FoundOfficeReturn, language: 'nl' | 'fr'): OfficeReturn {
  const {
    may_withdraw: _,
    may_add_photos: __,
    return_id: id,
    ...view
  } = viewReturn(found, { language, showPrices: true });
  const delivered = new Map((found.delivered_lines ?? []).map((line) => [line.line_id, line]));
  return {
    ...view,
    id,
    language: found.language,
    requested_by: { id: found.requested_by, name: found.requester },
    expected_credit: expectedCredit(found),
    lines: view.lines.map((line) => ({
      ...line,
      delivered: delivered.get(line.line_id)?.delivered ?? 0,
      lots: (delivered.get(line.line_id)?.lots ?? []).map(({ lot, best_before }) => ({ lot, best_before })),
    })),
  };
}
