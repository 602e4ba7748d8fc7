import {
  getOfficeWork,
  listOfficeRequests,
  officeRequestFilter,
  type OfficeRequest,
} from '@talloor/contracts/endpoints/officeCustomers.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { requestDueAt } from '@talloor/rules/delivery/requestDueAt.ts';
import type { CalendarFacts } from '@talloor/rules/facts.ts';
import { viewChangedAddress } from '../customers/viewCustomerChange.ts';
import { isStale } from '../isStale.ts';
import { contentRange, readListQuery } from '@talloor/platform/http/readListQuery.ts';
import type { ReadSide } from '../readSide.ts';
import { countOfficeWork, findOfficeRequests, type OfficeRequestRow } from './findOfficeRequests.ts';

export const officeRequestRoutes = ({ pool, waiter, catalogue }: ReadSide): readonly Route[] => [
  route(listOfficeRequests, async ({ query }, { seenPosition }) => {
    const { filter, range } = readListQuery(query, officeRequestFilter, ['requested_at'] as const);
    const stale = await isStale(waiter, seenPosition, 'customerChanges', 'accounts');
    const [{ total, requests }, calendar] = await Promise.all([
      findOfficeRequests(pool, filter.part, range),
      catalogue.findCalendar(),
    ]);
    return {
      body: requests.map((row) => viewRequest(row, calendar)),
      headers: { 'content-range': contentRange('requests', range, requests.length, total) },
      stale,
    };
  }),
  route(getOfficeWork, async (_input, { seenPosition }) => {
    const stale = await isStale(
      waiter,
      seenPosition,
      'customerChanges',
      'accounts',
      'registrations',
      'returns',
      'cases',
    );
    return { body: await countOfficeWork(pool), stale };
  }),
];

const viewRequest = (row: OfficeRequestRow, calendar: CalendarFacts): OfficeRequest => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  requested_at: row.requested_at,
  due_at:
    row.status === 'requested' ? new Date(requestDueAt(Date.parse(row.requested_at), calendar)).toISOString() : null,
  requested_by: { id: row.requested_by, name: row.requester, language: row.language },
  customer:
    row.customer_number === null
      ? null
      : { customer_number: row.customer_number, name: row.customer_name ?? row.customer_number },
  old: row.old_personal && viewChangedAddress(row.old_personal, row.old_postal ?? '', row.old_city ?? ''),
  new: row.new_personal && viewChangedAddress(row.new_personal, row.new_postal ?? '', row.new_city ?? ''),
  comment: row.comment || null,
  decided_at: row.decided_at,
  decided_by: row.decided_by,
  reason: row.reason,
  answer: row.answer || null,
});
