import { z } from 'zod';
import type { OrderStreams, RelatedKind } from '../readOrderStreams.ts';
import { type KeyKind, rowOwners } from './rowOwners.ts';
import type { RowsSelection } from './storedRows.ts';

const ofCustomer = z.object({ customerNumber: z.string() });
const kinds = {
  delivery: 'delivery',
  return: 'return',
  recall: 'recall',
  invoice: 'invoice',
  payment: 'payment',
  serviceRequest: 'case',
} as const satisfies Record<RelatedKind, KeyKind>;
const prefixes = {
  delivery: 'delivery-',
  return: 'return-',
  recall: 'recall-',
  invoice: 'invoice-',
  payment: 'payment-',
  serviceRequest: 'service-request-',
} as const satisfies Record<RelatedKind, string>;

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
    case: [],
    event: [],
  };
  for (const { kind, stream, events } of [...tied, ...further]) {
    keys[kinds[kind]].push(stream.slice(prefixes[kind].length));
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
