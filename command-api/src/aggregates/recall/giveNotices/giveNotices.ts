import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { recallStream } from '@talloor/events/recall/events.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { groupBy } from '@talloor/platform/groupBy.ts';
import { sideBySide, streamsAtOnce } from '@talloor/platform/sideBySide.ts';
import type { RecallScope } from '@talloor/rules/recall/affectedLots.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { deliveryFold } from '@talloor/events/delivery/state.ts';
import { recallFold } from '@talloor/events/recall/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { peopleToTell } from './peopleToTell.ts';
import { affectedDelivery, type DepartedDelivery } from './affectedDelivery.ts';
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
  const departedDeliveries: DepartedDelivery[] = [];
  await sideBySide(deliveries, streamsAtOnce, async (number) => {
    const { state } = await side.repository.load(deliveryFold, deliveryStream(number));
    const affected = affectedDelivery(state, scope);
    if (affected) departedDeliveries.push(affected);
  });
  const failures: unknown[] = [];
  for (const [customerNumber, customerDeliveries] of groupBy(departedDeliveries, (each) => each.customerNumber))
    // One failure does not block other customers.
    await tell(customerNumber, customerDeliveries).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];

  async function tell(customerNumber: string, customerDeliveries: readonly DepartedDelivery[]): Promise<void> {
    const customer = await customerOf(side, customerNumber, customerDeliveries);
    const name = `giveNotices/${recallId}/${customerNumber}`;
    const metadata = { ...followingMetadata(name, source, side.clock.now()), customerNumber };
    const command = side.repository.execute(recallFold, recallStream(recallId), metadata, (state) =>
      decideGiveNotices(customer, state),
    );
    await awaitAccepted(command, 'service.unavailable');
  }
}

async function customerOf(
  side: Side,
  customerNumber: string,
  customerDeliveries: readonly DepartedDelivery[],
): Promise<AffectedCustomer> {
  const orderedBy = [...new Set(customerDeliveries.map((each) => each.orderedBy))];
  return {
    customerNumber,
    customerName: customerDeliveries[0]?.customerName ?? '',
    deliveries: customerDeliveries
      .map(({ delivery }) => delivery)
      .sort((first, second) => (first.deliveryNumber < second.deliveryNumber ? -1 : 1)),
    recipients: await peopleToTell(side, customerNumber, orderedBy),
  };
}
