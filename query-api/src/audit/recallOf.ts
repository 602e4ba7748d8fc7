import { z } from 'zod';
import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';

const about = z.object({
  customerNumber: z.string(),
  deliveries: z.array(z.object({ orderNumber: z.string() })).optional(),
});

/** Events of the whole recall, and of the order's customer without notices of other orders. */
export function recallOf(events: readonly RecordedEvent[], orderNumber: string): readonly RecordedEvent[] {
  const parts = events.map((record) => ({ record, part: about.safeParse(record.data).data }));
  const customers = new Set(
    parts.flatMap(({ part }) =>
      part?.deliveries?.some((each) => each.orderNumber === orderNumber) ? [part.customerNumber] : [],
    ),
  );
  return parts
    .filter(
      ({ part }) =>
        !part ||
        (customers.has(part.customerNumber) &&
          (part.deliveries?.some((each) => each.orderNumber === orderNumber) ?? true)),
    )
    .map(({ record }) => record);
}
