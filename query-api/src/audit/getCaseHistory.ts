import { getCaseHistory } from '@talloor/contracts/endpoints/officeCases.ts';
import { serviceRequestEvents, serviceRequestStream } from '@talloor/events/serviceRequest/events.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { AuditSide } from './auditSide.ts';
import { describeCaseEvent } from './describeCaseEvent.ts';
import { readStreamHistory } from './readStreamHistory.ts';

export const getCaseHistoryRoute = (side: AuditSide): Route =>
  route(getCaseHistory, async ({ params: { id } }, { language }) => {
    const stream = serviceRequestStream(id);
    const reading = { stream, events: serviceRequestEvents, describe: describeCaseEvent, language };
    const body = await readStreamHistory(side, reading);
    if (body === null) throw new Problem('case.not_found');
    return { body };
  });
