import {
  findPunchOut,
  findPunchOuts,
  punchOutSorts,
  type FoundPunchOut,
} from '@talloor/catalogue/punchOut/findPunchOuts.ts';
import {
  getOfficePunchOut,
  getOfficePunchOutSettings,
  listOfficePunchOuts,
  officePunchOutFilter,
  type OfficePunchOutRow,
} from '@talloor/contracts/endpoints/officePunchOuts.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { contentRange, readListQuery } from '@talloor/platform/http/readListQuery.ts';
import type { ReadSide } from '../readSide.ts';

const sorts = Object.keys(punchOutSorts) as (keyof typeof punchOutSorts)[];

export const officePunchOutRoutes = ({
  pool,
  catalogue,
  clock,
}: Pick<ReadSide, 'pool' | 'catalogue' | 'clock'>): readonly Route[] => [
  route(listOfficePunchOuts, async ({ query }) => {
    const { filter, range, field, descending } = readListQuery(query, officePunchOutFilter, sorts);
    const [first, last] = range;
    const { punchOuts, total } = await findPunchOuts(pool, {
      customer: filter.customer ?? null,
      outcome: filter.outcome ?? null,
      host: filter.q ?? null,
      sort: field,
      descending,
      limit: last - first + 1,
      offset: first,
    });
    const headers = { 'content-range': contentRange('punch-outs', range, punchOuts.length, total) };
    return { body: punchOuts.map(viewRow), headers };
  }),
  route(getOfficePunchOut, async ({ params: { id } }, { user }) => {
    const found = await findPunchOut(pool, id);
    if (found === null) throw new Problem('punch_out.not_found');
    await recordRead(pool, { what: 'punch_out', about: id }, user.userId, clock.now());
    return {
      body: {
        ...viewRow(found.punchOut),
        messages: found.messages.map(({ written_at: at, kind, fields, more_fields }) => ({
          at: at.toISOString(),
          kind,
          direction: kind === 'call' ? ('in' as const) : ('out' as const),
          fields: fields.map(([name, value]) => ({ name, value })),
          more_fields,
        })),
      },
    };
  }),
  route(getOfficePunchOutSettings, async ({ params: { id } }) => {
    if ((await catalogue.findCustomer(id)) === null) throw new Problem('customer.not_found');
    return { body: await catalogue.findPunchOutSettings(id) };
  }),
];

const viewRow = (row: FoundPunchOut): OfficePunchOutRow => ({
  id: row.punch_out_id,
  started_at: row.started_at.toISOString(),
  customer_number: row.customer_number,
  customer_name: row.customer_name,
  user_id: row.user_id,
  function: row.function as OfficePunchOutRow['function'],
  hook_host: row.hook_host,
  outcome: row.outcome as OfficePunchOutRow['outcome'],
  reason: row.reason,
  lines_returned: row.lines_returned,
});
