import { orderStream } from '@talloor/events/order/events.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { orderFold } from '@talloor/events/order/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import type { Progressed } from '../orderSource.ts';
import { decideAllocateChange } from './decideAllocateChange.ts';

/** Its event id keys the reservation (ADR 0030). */
export type ChangeSource = {
  readonly id: string;
  readonly orderNumber: string;
  readonly version: number;
  readonly lines: readonly { readonly lineId: string; readonly articleNumber: string; readonly quantity: number }[];
  readonly metadata: CommandMetadata;
};

export async function allocateChange(
  side: Pick<CommandSide, 'catalogue' | 'repository' | 'clock' | 'faults'>,
  { id, orderNumber, version, lines, metadata }: ChangeSource,
): Promise<Progressed> {
  const requests = lines.map(({ lineId, articleNumber, quantity }) => ({ lineId, articleNumber, quantity }));
  const grants = await side.catalogue.amendReservation(id, orderNumber, version, requests);
  await side.faults.reach('afterStockReserved');
  const { state, position } = await awaitAccepted(
    side.repository.execute(
      orderFold,
      orderStream(orderNumber),
      followingMetadata('allocateChange', { id, metadata }, side.clock.now()),
      (order) => decideAllocateChange(grants, version, order),
    ),
    'service.unavailable',
  );
  return { order: state, position };
}
