import { verifyOrder as endpoint } from '@talloor/contracts/endpoints/audit.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { auditLanguage, type AuditSide } from './auditSide.ts';
import { rightsOf } from './questions/readableStreams.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { readableDifferences } from './verify/readableDifferences.ts';
import { verifyOrder } from './verify/verifyOrder.ts';

export const verifyOrderRoute = (side: AuditSide): Route =>
  route(endpoint, async ({ params }, context) => {
    const verified = await verifyOrder(side, params.number, auditLanguage(context));
    if (!verified) throw new Problem('order.not_found');
    await recordRead(side.pool, { what: 'order', about: params.number }, context.user.userId, side.clock.now());
    const { differences } = verified.verdict;
    return { body: { ...verified.verdict, differences: readableDifferences(differences, rightsOf(context.user)) } };
  });
