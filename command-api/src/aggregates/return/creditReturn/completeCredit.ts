import type { DeliveryReturnEvent } from '@talloor/events/delivery/returns.ts';
import { returnStream, type ReturnEvent } from '@talloor/events/return/events.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { returnFold } from '@talloor/events/return/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { sameActorMetadata } from '../sameActorMetadata.ts';

type Credited = Extract<DeliveryReturnEvent, { type: 'DeliveryReturnCredited' }>['data'];

/** After the delivery's stream decided; repeated by the policy. */
export function completeCredit(
  side: Pick<CommandSide, 'repository'>,
  source: { readonly id: string; readonly metadata: CommandMetadata },
  { returnId, ...credit }: Credited,
) {
  return awaitAccepted(
    side.repository.execute(
      returnFold,
      returnStream(returnId),
      sameActorMetadata('completeCredit', source),
      (state): Decision<ReturnEvent> =>
        state.status === 'collected' ? [{ type: 'ReturnCredited', data: credit }] : [],
    ),
    'service.unavailable',
  );
}
