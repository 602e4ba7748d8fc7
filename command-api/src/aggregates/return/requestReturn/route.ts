import { requestReturn as endpoint } from '@talloor/contracts/endpoints/returns.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { requestReturn } from './requestReturn.ts';

/** Per user and hour: each sends mail and uses a number. */
export const requestReturnLimit: RateLimit = {
  endpoint: endpoint.name,
  windowSeconds: 60 * 60,
  perUser: 60,
  problem: 'request.rate_limited',
};

export const requestReturnRoute = (side: CommandSide): Route =>
  route(endpoint, async ({ body }, context) => {
    const { user, customerNumber } = context;
    const input = {
      deliveryNumber: body.delivery_number,
      customerNumber,
      requestedBy: user.userId,
      deliveredOn: body.delivery_date,
      contact: body.contact,
      lines: body.lines.map((line) => ({
        lineId: line.line_id ?? null,
        articleNumber: line.article_number,
        quantity: line.quantity,
        reason: line.reason,
        bestBefore: line.best_before,
        comment: line.comment,
      })),
    };
    const metadata = commandMetadata(endpoint.name, body, context, side);
    const { request, position } = await requestReturn(side, input, metadata);
    return { body: { return_id: request.returnId, status: 'requested' as const }, seen: position };
  });
