import { getOrderStateAt } from '@talloor/contracts/endpoints/audit.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { ReadSide } from '../readSide.ts';
import type { AuditSide } from './auditSide.ts';
import { loadHistory } from './loadHistory.ts';
import { findStateLines } from './findStateLines.ts';
import { eventNameOf } from './viewHistoryEvent.ts';
import { viewStateAt } from './viewStateAt.ts';

/** Only the boards are today's. */
export const getOrderStateAtRoute = (side: AuditSide & Pick<ReadSide, 'catalogue'>): Route =>
  route(getOrderStateAt, async ({ params }, { language }) => {
    const { entries, states, names } = await loadHistory(side, params.number);
    const index = entries.findIndex(({ record }) => eventNameOf(record) === params.event);
    const state = states[index];
    if (!state) throw new Problem('not_found');
    const before = states[index - 1];
    const articles = new Set([state, before ?? state].flatMap(findStateLines).map((line) => line.articleNumber));
    const products = await side.catalogue.findProducts([...articles], null, dayAt(side.clock.now().getTime()));
    const boards = new Map([...products].map(([article, { board }]) => [article, board]));
    return { body: viewStateAt(params.event, state, before, names, language, boards) };
  });
