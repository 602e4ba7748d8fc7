import { askApproval } from '@talloor/contracts/endpoints/approvals.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import type { CommandSide } from '../../../commandSide.ts';
import type { ActiveBaskets } from '../activeBaskets.ts';
import { findApprovers } from '../../../people/approvers.ts';
import type { SendBasket } from '../checkout/createSendBasket.ts';
import { decideAskApproval } from './decideAskApproval.ts';

export const askApprovalRoute = (side: CommandSide, baskets: ActiveBaskets, send: SendBasket) =>
  route(askApproval, async ({ body }, context) => {
    const { customerNumber } = context;
    const { accepted } = await send(askApproval.name, body, context, async (command, state, facts) => {
      const approvers = await findApprovers(side, customerNumber);
      return decideAskApproval(command, state, { ...facts, approvers });
    });
    const { events, position } = accepted;
    const [firstEvent] = events;
    if (firstEvent?.event.type !== 'BasketApprovalAsked')
      throw new Error('a request for approval appended an unexpected event');
    const { basketId, deadline } = firstEvent.event.data;
    if (position !== null) await baskets.leave(customerNumber, basketId, position);
    return { body: { basket_id: basketId, deadline: Math.floor(Date.parse(deadline) / 1000) }, seen: position };
  });

/** Each request mails every approver. */
export const askApprovalLimit: RateLimit = {
  endpoint: askApproval.name,
  windowSeconds: 3600,
  counts: 'all',
  perUser: 30,
  problem: 'request.rate_limited',
};
