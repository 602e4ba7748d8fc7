import { getOrderStateAt } from '@talloor/contracts/endpoints/audit.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { AuditSide } from './auditSide.ts';
import { loadHistory } from './loadHistory.ts';
import { viewStateAt } from './viewStateAt.ts';

/** The order as it stood after one event. */
export const getOrderStateAtRoute = (side: AuditSide): Route =>
  route(getOrderStateAt, async ({ params }, { language }) => {
    const { standings, names } = await loadHistory(side, params.number);
    const index = Number(params.index);
    const standing = standings[index];
    if (!standing) throw new Problem('not_found');
    return { body: viewStateAt(index, standing, standings[index - 1], names, language) };
  });
