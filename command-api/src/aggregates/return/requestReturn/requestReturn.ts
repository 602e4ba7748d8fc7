import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { deliveryFold, type DeliveryState } from '@talloor/events/delivery/state.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import type { ReturnRequest } from '@talloor/events/return/values.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { orderFold } from '@talloor/events/order/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { drawReturnNumber } from '../drawReturnNumber.ts';
import { beginReturn } from './beginReturn.ts';
import { decideRequestReturn, type RequestReturn, type RequestReturnFacts } from './decideRequestReturn.ts';

export type RequestReturnInput = Omit<RequestReturn, 'returnId' | 'language'> & { readonly deliveryNumber: string };
type Side = Pick<CommandSide, 'pool' | 'repository' | 'catalogue' | 'clock'>;

/** @throws Problem */
export async function requestReturn(
  side: Side,
  { deliveryNumber, ...input }: RequestReturnInput,
  metadata: CommandMetadata,
): Promise<{ request: ReturnRequest; position: Position | null }> {
  const stream = deliveryStream(deliveryNumber);
  const articles = [...new Set(input.lines.map((line) => line.articleNumber))];
  const [{ state: account }, { state: delivery }, products] = await Promise.all([
    side.repository.load(accountFold, accountStream(input.requestedBy)),
    side.repository.load(deliveryFold, stream),
    side.catalogue.readProducts(articles, input.customerNumber, dayAt(side.clock.now().getTime())),
  ]);
  const place = await addressOfOrder(side, delivery, input.requestedBy);
  const onNote = delivery.status === 'none' ? [] : (delivery.picked?.lines ?? []);
  // Delivered articles exist, even when no longer sold.
  const existingArticles = new Set([...products.keys(), ...onNote.map((line) => line.articleNumber)]);
  const language = account.status === 'none' ? ('nl' as const) : account.language;
  const decide = (state: DeliveryState, returnId: string) =>
    decideRequestReturn({ ...input, returnId, language }, state, { ...place, known: existingArticles });
  const { events } = await awaitAccepted(
    side.repository.execute(deliveryFold, stream, metadata, async (state) => {
      // Rejections use no number.
      const trialDecision = decide(state, '0');
      return 'rejected' in trialDecision
        ? trialDecision
        : decide(state, await drawReturnNumber(side, metadata.commandId));
    }),
    'service.unavailable',
  );
  const [decided] = events;
  if (decided?.event.type !== 'DeliveryReturnRequested') throw new Problem('service.unavailable');
  const request = decided.event.data;
  return { request, position: await beginReturn(side, { id: decided.id, metadata }, request) };
}

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
