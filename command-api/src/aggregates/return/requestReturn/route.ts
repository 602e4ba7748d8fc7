import { requestReturn } from '@talloor/contracts/endpoints/returns.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import type { DeliveryState } from '@talloor/events/delivery/state.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { accountStream } from '@talloor/events/account/account.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { commandMetadata } from '../../../commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { accountFold, deliveryFold, orderFold } from '../../../folds.ts';
import { accepted } from '../../../runCommand.ts';
import { drawReturnNumber } from '../drawReturnNumber.ts';
import { beginReturn } from './beginReturn.ts';
import { decideRequestReturn, type RequestReturnFacts } from './decideRequestReturn.ts';

/** Somebody of the customer asks to give articles of a delivery back. */
export const requestReturnRoute = (side: CommandSide): Route =>
  route(requestReturn, async ({ body }, context) => {
    const { user, customerNumber } = context;
    const metadata = commandMetadata(requestReturn.name, body, context, side);
    const stream = deliveryStream(body.delivery_number);
    const articles = body.lines.map((line) => line.article_number);
    const [{ state: account }, { state: delivery }, products] = await Promise.all([
      side.repository.load(accountFold, accountStream(user.userId)),
      side.repository.load(deliveryFold, stream),
      side.catalogue.readProducts([...new Set(articles)], customerNumber, dayAt(side.clock.now().getTime())),
    ]);
    const { address, addressOf } = await addressOfOrder(side, delivery, user.userId);
    const onNote = delivery.status === 'none' ? [] : (delivery.picked?.lines ?? []);
    // What stood on a note was an article, whether the shop still sells it or not.
    const known = new Set([...products.keys(), ...onNote.map((line) => line.articleNumber)]);
    const command = {
      returnId: await drawReturnNumber(side.pool, metadata.commandId),
      customerNumber,
      requestedBy: user.userId,
      language: account.status === 'none' ? context.language : account.language,
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
    const { events } = await accepted(
      side.repository.execute(deliveryFold, stream, metadata, (state) =>
        decideRequestReturn(command, state, { address, addressOf, known }),
      ),
      'service.unavailable',
    );
    const [decided] = events;
    if (decided?.event.type !== 'DeliveryReturnRequested') throw new Problem('service.unavailable');
    const request = decided.event.data;
    const position = await beginReturn(side, { id: decided.id, metadata }, request);
    return { body: { return_id: request.returnId, status: 'requested' as const }, seen: position };
  });

/** Where the goods of a delivery were to go, and whose that address is. */
async function addressOfOrder(
  side: Pick<CommandSide, 'repository'>,
  delivery: DeliveryState,
  userId: string,
): Promise<Pick<RequestReturnFacts, 'address' | 'addressOf'>> {
  if (delivery.status === 'none') return { address: null, addressOf: userId };
  const { state: order } = await side.repository.load(orderFold, orderStream(delivery.plan.orderNumber));
  if (order.status === 'none') return { address: null, addressOf: userId };
  const { address, addressChosenBy, placedBy } = order.content;
  return { address, addressOf: addressChosenBy ?? placedBy };
}
