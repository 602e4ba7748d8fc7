import { deliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { Actor } from '../../../officeCommand.ts';
import { reportDelivery, type Reported, type ReportSide } from '../reportDelivery/reportDelivery.ts';
import { noteTry, parkedOf, unpark, type ParkedDelivery } from './parkedDeliveries.ts';

type Taken = Exclude<Reported, { kind: 'refused' }>;

/** Tries a report that waits once more. */
async function retryOne(side: ReportSide, parked: ParkedDelivery, actor: Actor): Promise<Reported> {
  const read = deliveryMessage.safeParse(parked.message);
  if (!read.success) return { kind: 'refused', code: 'delivery.message_invalid', parameters: {} };
  const reported = await reportDelivery(side, read.data, actor);
  const { parked_id: id } = parked;
  if (reported.kind === 'refused')
    await noteTry(side.pool, id, { code: reported.code, parameters: reported.parameters ?? {} }, side.clock.now());
  else await unpark(side.pool, id);
  return reported;
}

/**
 * Tries what waits of these deliveries, over and over as long as something of it is taken in: reports that came in the wrong
 * order find their place.
 * @returns what became of those messages that no longer wait, by their id
 */
export async function retryParked(
  side: ReportSide,
  deliveryNumbers: readonly string[],
  actor: Actor,
): Promise<ReadonlyMap<string, Taken>> {
  const done = new Map<string, Taken>();
  if (deliveryNumbers.length === 0) return done;
  let waiting = await parkedOf(side.pool, deliveryNumbers);
  for (let before = -1; waiting.length > 0 && waiting.length !== before;) {
    before = waiting.length;
    const still: ParkedDelivery[] = [];
    for (const parked of waiting) {
      const reported = await retryOne(side, parked, actor);
      if (reported.kind === 'refused') still.push(parked);
      else done.set(parked.message_id, reported);
    }
    waiting = still;
  }
  return done;
}
