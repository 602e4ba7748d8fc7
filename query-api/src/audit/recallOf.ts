import { z } from 'zod';
import type { RecordedEvent } from '@talloor/platform/event-store/port.ts';

/** What says whom an event of a recall is about; nothing of it is sealed. */
const about = z.object({
  customerNumber: z.string(),
  deliveries: z.array(z.object({ deliveryNumber: z.string() })).optional(),
});

/** What of a recall is about one delivery: its opening and end, the notice that names it, and what its customer was told and said. */
export const recallOf = (
  events: readonly RecordedEvent[],
  deliveryNumber: string,
  customerNumber: string,
): readonly RecordedEvent[] =>
  events.filter((record) => {
    const parsed = about.safeParse(record.data);
    if (!parsed.success) return true;
    const { customerNumber: whose, deliveries } = parsed.data;
    return whose === customerNumber && (deliveries?.some((each) => each.deliveryNumber === deliveryNumber) ?? true);
  });
