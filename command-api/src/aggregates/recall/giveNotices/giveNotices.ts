import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { recallStream } from '@talloor/events/recall/events.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { groupBy } from '@talloor/platform/groupBy.ts';
import { sideBySide, streamsAtOnce } from '@talloor/platform/sideBySide.ts';
import type { RecallScope } from '@talloor/rules/recall/affectedLots.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { deliveryFold, recallFold } from '../../../commands/folds.ts';
import { accepted } from '../../../commands/runCommand.ts';
import { peopleToTell } from './peopleToTell.ts';
import { affectedDelivery, type LeftDelivery } from './affectedDelivery.ts';
import { type AffectedCustomer, decideGiveNotices } from './decideGiveNotices.ts';

type Side = Pick<CommandSide, 'pool' | 'repository' | 'clock'>;
type Source = { readonly id: string; readonly metadata: CommandMetadata };

/** Skips known and undeparted deliveries. */
export async function giveNotices(
  side: Side,
  source: Source,
  recallId: string,
  { scope, deliveries }: { readonly scope: RecallScope; readonly deliveries: readonly string[] },
): Promise<void> {
  const left: LeftDelivery[] = [];
  await sideBySide(deliveries, streamsAtOnce, async (number) => {
    const { state } = await side.repository.load(deliveryFold, deliveryStream(number));
    const affected = affectedDelivery(state, scope);
    if (affected) left.push(affected);
  });
  const failures: unknown[] = [];
  for (const [customerNumber, of] of groupBy(left, (each) => each.customerNumber))
    // One failure does not block other customers; retried later.
    await tell(customerNumber, of).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];

  async function tell(customerNumber: string, of: readonly LeftDelivery[]): Promise<void> {
    const customer = await customerOf(side, customerNumber, of);
    const name = `giveNotices/${recallId}/${customerNumber}`;
    const metadata = { ...followingMetadata(name, source, side.clock.now()), customerNumber };
    const command = side.repository.execute(recallFold, recallStream(recallId), metadata, (state) =>
      decideGiveNotices(customer, state),
    );
    await accepted(command, 'service.unavailable');
  }
}

async function customerOf(side: Side, customerNumber: string, of: readonly LeftDelivery[]): Promise<AffectedCustomer> {
  const orderedBy = [...new Set(of.map((each) => each.orderedBy))];
  return {
    customerNumber,
    customerName: of[0]?.customerName ?? '',
    deliveries: of
      .map(({ delivery }) => delivery)
      .sort((one, other) => (one.deliveryNumber < other.deliveryNumber ? -1 : 1)),
    recipients: await peopleToTell(side, customerNumber, orderedBy),
  };
}
