import { z } from 'zod';
import type { OrderStreams } from '../readOrderStreams.ts';
import { partsOfStream } from '../streamKinds.ts';
import { type KeyKind, rowOwners } from './rowOwners.ts';
import type { RowsSelection } from './storedRows.ts';

const ofCustomer = z.object({ customerNumber: z.string() });

export function orderSelections({
  orderNumber,
  basketId,
  tied,
  further,
  order,
  basket,
}: OrderStreams): RowsSelection[] {
  const keys: Record<KeyKind, string[]> = {
    order: [orderNumber],
    basket: [basketId],
    delivery: [],
    return: [],
    recall: [],
    invoice: [],
    payment: [],
    serviceRequest: [],
    event: [],
  };
  for (const { kind, stream, events } of [...tied, ...further]) {
    const parts = partsOfStream(stream);
    if (parts) keys[parts.kind].push(parts.id);
    if (kind === 'payment' || kind === 'invoice') keys.event.push(...events.map(({ position }) => position));
  }
  const customers = [...order, ...basket].flatMap(({ data }) => ofCustomer.safeParse(data).data?.customerNumber ?? []);
  return [...rowOwners].flatMap(([table, owner]) =>
    owner.kind === 'order'
      ? [
          {
            table,
            column: owner.column,
            values: keys[owner.key],
            ...(owner.isOfCustomer && { customers: [...new Set(customers)] }),
          },
        ]
      : [],
  );
}
