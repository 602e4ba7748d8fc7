import { randomUUID } from 'node:crypto';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { emptiesStream } from '@talloor/events/empties/empties.ts';
import { deliveryStory } from '@talloor/events/testing/sampleDelivery.ts';
import { sampleCorrection } from '@talloor/events/testing/sampleEmpties.ts';
import { writeOrderStory } from './orderStory.ts';
import type { ReadSideUnderTest } from './startReadSide.ts';

export async function writeTraceStory(side: Pick<ReadSideUnderTest, 'append'>): Promise<void> {
  await writeOrderStory(side, { orderNumber: '4402118', basketId: randomUUID() });
  const erp = { actorId: 'erp', actorRole: 'erp', channel: 'erp', customerNumber: '204118' } as const;
  await side.append(deliveryStream('66103012'), deliveryStory, erp);
  const office = { actorId: '3001', customerNumber: '204118' };
  await side.append(emptiesStream('204118'), [sampleCorrection], office);
}
