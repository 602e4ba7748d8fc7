import { readFileSync } from 'node:fs';
import { allEvents, type TalloorEvent } from '@talloor/events/allEvents.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import type { ReadSideUnderTest } from './startReadSide.ts';

const reported = ['DeliveryScheduled', 'DeliveryPicked', 'DeliveryLoaded', 'DeliveryDispatched'] as const;

export async function writeDeliveryStory(
  { append }: Pick<ReadSideUnderTest, 'append'>,
  deliveryNumber: string,
  orderNumber: string,
): Promise<void> {
  const events = reported.map((type) => {
    const file = new URL(`../../../../events/src/golden/${type}.v1.json`, import.meta.url);
    const sample = JSON.parse(readFileSync(file, 'utf8')) as object;
    const own = { deliveryNumber, ...(type === 'DeliveryScheduled' && { orderNumber }) };
    return { type, data: allEvents[type].schema.parse({ ...sample, ...own }) } as TalloorEvent;
  });
  await append(deliveryStream(deliveryNumber), events, { actorId: 'erp', actorRole: 'erp', channel: 'erp' });
}
