import { verifyOrder as endpoint } from '@talloor/contracts/endpoints/audit.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { AuditSide } from './auditSide.ts';
import { verifyOrder } from './verify/verifyOrder.ts';

export const verifyOrderRoute = (side: AuditSide): Route =>
  route(endpoint, async ({ params }, { language }) => {
    const verified = await verifyOrder(side, params.number, language);
    if (!verified) throw new Problem('order.not_found');
    return { body: verified.verdict };
  });
