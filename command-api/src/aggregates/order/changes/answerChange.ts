import type { RequestContext } from '@talloor/platform/http/handler.ts';
import type { ChangedOrder } from './changeOrder.ts';
import { viewOrderDraft } from './viewOrderDraft.ts';

export const answerChange = (
  { order, facts, holderName, names, seen: position }: ChangedOrder,
  { user, language }: RequestContext<{ kind: 'customer' }>,
) => ({
  body: viewOrderDraft(order, facts, { userId: user.userId, holderName, names, language }),
  seen: position,
});
