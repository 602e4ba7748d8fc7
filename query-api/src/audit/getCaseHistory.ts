import { getCaseHistory } from '@talloor/contracts/endpoints/officeCases.ts';
import { serviceRequestEvents, serviceRequestStream } from '@talloor/events/serviceRequest/events.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { AuditSide } from './auditSide.ts';
import { describeCaseEvent } from './describeCaseEvent.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { readStreamHistory } from './readStreamHistory.ts';

export const getCaseHistoryRoute = (side: AuditSide): Route =>
  route(getCaseHistory, async ({ params: { id } }, { language, user }) => {
    const stream = serviceRequestStream(id);
    const reading = { stream, events: serviceRequestEvents, describe: describeCaseEvent, language };
    const body = await readStreamHistory(side, reading);
    if (body === null) throw new Problem('case.not_found');
    await recordRead(side.pool, { what: 'case', about: id }, user.userId, side.clock.now());
    return { body };
  });
