import { z } from 'zod';
import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';

/** Unencrypted references of a recall event. */
const about = z.object({
  customerNumber: z.string(),
  deliveries: z.array(z.object({ deliveryNumber: z.string() })).optional(),
});

export const recallOf = (
  events: readonly RecordedEvent[],
  deliveryNumber: string,
  customerNumber: string,
): readonly RecordedEvent[] =>
  events.filter((record) => {
    const parsed = about.safeParse(record.data);
    if (!parsed.success) return true;
    const { customerNumber: eventCustomer, deliveries } = parsed.data;
    return (
      eventCustomer === customerNumber && (deliveries?.some((each) => each.deliveryNumber === deliveryNumber) ?? true)
    );
  });
