import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { returnStream } from '@talloor/events/return/events.ts';
import { quantitiesOf, returnFold } from '@talloor/events/return/state.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { deliveryFold } from '@talloor/events/delivery/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { completeCredit } from './completeCredit.ts';
import { decideCreditReturn } from './decideCreditReturn.ts';

/** Decided on the delivery's stream, then noted on the return's. @throws Problem */
export async function creditReturn(
  side: Pick<CommandSide, 'repository'>,
  returnId: string,
  metadataOf: (customerNumber: string) => CommandMetadata,
): Promise<Position | null> {
  const { state } = await side.repository.load(returnFold, returnStream(returnId));
  if (state.status === 'none') throw new Problem('return.not_found');
  if (state.status === 'credited') return null;
  if (state.status === 'refused' || state.status === 'withdrawn') throw new Problem('return.ended');
  if (state.status !== 'collected') throw new Problem('return.not_collected');
  const { customerNumber, deliveryNumber } = state.request;
  const metadata = metadataOf(customerNumber);
  const { events, position } = await awaitAccepted(
    side.repository.execute(deliveryFold, deliveryStream(deliveryNumber), metadata, (delivery) =>
      decideCreditReturn({ returnId, lines: quantitiesOf(state) }, delivery),
    ),
    'service.unavailable',
  );
  const [decided] = events;
  if (decided?.event.type !== 'DeliveryReturnCredited') return position;
  return (await completeCredit(side, { id: decided.id, metadata }, decided.event.data)).position;
}
