import type { z } from 'zod';
import {
  exportAuditRows,
  getStreamHistory,
  listAuditedEmployees,
  listAuditRows,
} from '@talloor/contracts/endpoints/officeAudit.ts';
import { readEventName } from '@talloor/contracts/eventName.ts';
import { allEvents, type TalloorEvent } from '@talloor/events/allEvents.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { auditActsTable } from '@talloor/projections/tables/auditActs.ts';
import { dayAt, instantOf } from '@talloor/rules/delivery/brusselsTime.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import { isStale } from '../../isStale.ts';
import type { ReadSide } from '../../readSide.ts';
import type { AuditSide } from '../auditSide.ts';
import { describeAnyEvent } from '../describeAnyEvent.ts';
import { findActorNames } from '../findActorNames.ts';
import { readStreamHistory } from '../readStreamHistory.ts';
import { answerAuditFile } from './answerAuditFile.ts';
import { type AuditFilter, countAuditRows, findAuditRows, type Place } from './findAuditRows.ts';
import { rightsOf, rightToRead } from './readableStreams.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { viewAuditRows } from './viewAuditRows.ts';

const rowsPerPage = 50;
const defaultDays = 30;
type Side = AuditSide & Pick<ReadSide, 'catalogue'>;
type Query = Pick<z.output<typeof listAuditRows.query>, 'from' | 'to' | 'employee' | 'customer'>;
type Office = Pick<RequestContext<{ kind: 'office'; right: 'read_audit' }>, 'user' | 'language'>;

const readerOf = ({ user, language }: Office) => ({
  language,
  hasRight: rightsOf(user),
});

export function questionRoutes(side: Side): readonly Route[] {
  const { pool, waiter, clock } = side;
  const periodOf = ({ from, to }: Query) => {
    const last = to ?? dayAt(clock.now().getTime());
    return { from: from ?? addDays(last, -defaultDays), to: last };
  };
  const filterOf = (question: AuditFilter['question'], query: Query): AuditFilter => {
    const { from, to } = periodOf(query);
    const { employee = null, customer = null } = query;
    return { question, from: instantAt(from), until: instantAt(addDays(to, 1)), employee, customer };
  };
  return [
    route(listAuditRows, async ({ params: { question }, query }, context) => {
      const stale = await isStale(waiter, context.seenPosition, 'auditActs');
      const period = periodOf(query);
      const filter = filterOf(question, query);
      const after = placeIn(query.after);
      const [found, total] = await Promise.all([
        findAuditRows(pool, filter, after, rowsPerPage + 1),
        countAuditRows(pool, filter),
      ]);
      const rows = found.slice(0, rowsPerPage);
      const { employee, customer } = query;
      const read = {
        what: 'question',
        about: question,
        filter: { ...period, employee, customer, after: query.after },
        shown: total,
      } as const;
      await recordRead(pool, read, context.user.userId, clock.now());
      const last = found.length > rowsPerPage ? rows.at(-1) : undefined;
      const shown = await viewAuditRows(side, rows, readerOf(context));
      return { body: { ...period, rows: shown, total, next: last ? `${last.at}~${last.id}` : null }, stale };
    }),
    route(exportAuditRows, async ({ params: { question }, query }, context) => {
      const period = periodOf(query);
      const filter = filterOf(question, query);
      const { employee, customer, format } = query;
      const read = { what: 'export', about: question, filter: { ...period, employee, customer, format } } as const;
      await recordRead(pool, read, context.user.userId, clock.now());
      return answerAuditFile(side, { filter, ...period, format, reader: readerOf(context) }, context);
    }),
    route(listAuditedEmployees, async () => {
      const rows = await findRows(
        pool,
        { actor_id: 'text not null' },
        `with recursive found as (
           (select actor_id from ${auditActsTable.qualifiedName} where question = 'employee' order by actor_id limit 1)
           union all
           select (select actor_id from ${auditActsTable.qualifiedName}
             where question = 'employee' and actor_id > found.actor_id order by actor_id limit 1)
           from found where found.actor_id is not null)
         select actor_id from found where actor_id is not null`,
      );
      const ids = rows.map(({ actor_id }) => actor_id);
      const names = await findActorNames(pool, ids);
      return { body: ids.map((id) => ({ id, name: names.get(id) ?? null })) };
    }),
    route(getStreamHistory, async ({ params: { event } }, context) => {
      const { user, language } = context;
      const { stream = '' } = readEventName(event) ?? {};
      if (!rightsOf(user)(rightToRead(stream))) throw new Problem('permission.denied');
      const none = new Map<string, string>();
      const history = await readStreamHistory<TalloorEvent>(side, {
        stream,
        events: allEvents,
        describe: (each, of, around) =>
          describeAnyEvent(each, { language: of, users: around.names.users, customers: none, around }),
        language,
      });
      if (history === null) throw new Problem('not_found');
      await recordRead(pool, { what: 'stream', about: stream }, user.userId, clock.now());
      return { body: { stream, ...history } };
    }),
  ];
}

const instantAt = (day: string): string => new Date(instantOf(day, '00:00')).toISOString();

function placeIn(after: string | undefined): Place | null {
  const [, at, id] = /^([^~]+)~(.+)$/.exec(after ?? '') ?? [];
  return at === undefined || id === undefined ? null : { at, id };
}
