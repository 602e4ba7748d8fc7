import {
  getOfficeReturn,
  listOfficeReturns,
  officeReturnFilter,
  type OfficeReturn,
} from '@talloor/contracts/endpoints/officeReturns.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isStale } from '../isStale.ts';
import { contentRange, readListQuery } from '@talloor/platform/http/readListQuery.ts';
import type { ReadSide } from '../readSide.ts';
import { expectedCredit } from './expectedCredit.ts';
import { findOfficeReturn, findOfficeReturns, type FoundOfficeReturn } from './findOfficeReturns.ts';
import { articlesOfReturn, summariseReturn, viewReturn, type ReturnReader } from './viewReturn.ts';

export const officeReturnRoutes = ({ pool, catalogue, waiter, clock }: ReadSide): readonly Route[] => [
  route(listOfficeReturns, async ({ query }, { language, seenPosition }) => {
    const { filter, range } = readListQuery(query, officeReturnFilter, ['requested_at'] as const);
    const stale = await isStale(waiter, seenPosition, 'returns');
    const { total, returns } = await findOfficeReturns(pool, filter.part, range);
    return {
      body: returns.map((returnRow) => {
        const {
          return_id: id,
          requested_at: _,
          ...summary
        } = summariseReturn(returnRow, { language, showPrices: true });
        return {
          ...summary,
          id,
          requested_at: returnRow.requested_at,
          customer: { customer_number: returnRow.customer_number, name: returnRow.customer_name },
          requested_by: returnRow.requester,
        };
      }),
      headers: { 'content-range': contentRange('returns', range, returns.length, total) },
      stale,
    };
  }),
  route(getOfficeReturn, async ({ params: { id } }, { language, seenPosition, user }) => {
    const stale = await isStale(waiter, seenPosition, 'returns', 'deliveries');
    const returnRow = await findOfficeReturn(pool, id);
    if (!returnRow) throw new Problem('return.not_found');
    await recordRead(pool, { what: 'return', about: id }, user.userId, clock.now());
    const erpNumbers = await catalogue.findErpNumbers(articlesOfReturn(returnRow));
    return { body: viewOfficeReturn(returnRow, { language, erpNumbers }), stale };
  }),
];

function viewOfficeReturn(
  returnRow: FoundOfficeReturn,
  reader: Pick<ReturnReader, 'language' | 'erpNumbers'>,
): OfficeReturn {
  const {
    may_withdraw: _,
    may_add_photos: __,
    return_id: id,
    ...view
  } = viewReturn(returnRow, { ...reader, showPrices: true, mayChange: true });
  const delivered = new Map((returnRow.delivered_lines ?? []).map((line) => [line.line_id, line]));
  return {
    ...view,
    id,
    language: returnRow.language,
    requested_by: { id: returnRow.requested_by, name: returnRow.requester },
    expected_credit: expectedCredit(returnRow),
    lines: view.lines.map((line) => ({
      ...line,
      delivered: delivered.get(line.line_id)?.delivered ?? 0,
      lots: (delivered.get(line.line_id)?.lots ?? []).map(({ lot, best_before }) => ({ lot, best_before })),
    })),
  };
}
