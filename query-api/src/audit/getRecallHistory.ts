import { getRecallHistory } from '@talloor/contracts/endpoints/recallHistory.ts';
import { recallEvents, recallStream } from '@talloor/events/recall/events.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { AuditSide } from './auditSide.ts';
import { describeRecallEvent } from './describeRecallEvent.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { readStreamHistory } from './readStreamHistory.ts';

export const getRecallHistoryRoute = (side: AuditSide): Route =>
  route(getRecallHistory, async ({ params: { id } }, { language, user }) => {
    const stream = recallStream(id);
    const body = await readStreamHistory(side, {
      stream,
      events: recallEvents,
      describe: describeRecallEvent,
      language,
    });
    if (body === null) throw new Problem('recall.not_found');
    await recordRead(side.pool, { what: 'recall', about: id }, user.userId, side.clock.now());
    return { body };
  });
