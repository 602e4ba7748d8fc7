import { getOrderStateAt } from '@talloor/contracts/endpoints/audit.ts';
import { readEventName } from '@talloor/contracts/eventName.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { ReadSide } from '../readSide.ts';
import { auditLanguage, type AuditSide } from './auditSide.ts';
import { walkHistory, type HistoryStep } from './walkHistory.ts';
import { loadHistory } from './loadHistory.ts';
import { rightsOf, rightToRead } from './questions/readableStreams.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { eventNameOf, storedData } from './viewHistoryEvent.ts';
import { viewStateAt } from './viewStateAt.ts';

/** Only the boards are today's. */
export const getOrderStateAtRoute = (side: AuditSide & Pick<ReadSide, 'catalogue'>): Route =>
  route(getOrderStateAt, async ({ params }, context) => {
    const { event } = params;
    const hasRight = rightsOf(context.user);
    if (!hasRight(rightToRead(readEventName(event)?.stream ?? ''))) throw new Problem('permission.denied');
    const { entries, names, omitted } = await loadHistory(side, params.number, { hasRight, last: event });
    await recordRead(side.pool, { what: 'order', about: params.number }, context.user.userId, side.clock.now());
    let step: HistoryStep | undefined;
    for (step of walkHistory(entries));
    if (!step || eventNameOf(step.entry.record) !== event) throw new Problem('not_found');
    const before = step.index === 0 ? undefined : step.before;
    const lines = [step.after, step.before].flatMap((state) => [...state.lines.values()]);
    const articles = new Set(lines.map(({ articleNumber }) => articleNumber));
    const products = await side.catalogue.findProducts([...articles], null, dayAt(side.clock.now().getTime()));
    const boards = new Map([...products].map(([article, { board }]) => [article, board]));
    const state = viewStateAt(event, step.after, before, names, auditLanguage(context), boards);
    return { body: { ...state, omitted, raw: storedData(step.entry.record) } };
  });
