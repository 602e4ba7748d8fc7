import { z } from 'zod';
import { approvalEvents } from './approvalEvents.ts';
import { defineEvent, writerOf, type EventIn, type Upcaster } from '../defineEvent.ts';
import { replacementChoice } from '../replacementChoice.ts';
import { personal } from '../personal.ts';
import {
  bilingual,
  deliveryAddress,
  deliveryMoment,
  digits,
  instant,
  lineFacts,
  orderedQuantity,
  promisedTotals,
  quantity,
} from '../values.ts';
import { within } from '../within.ts';

export const orderedLine = lineFacts.extend({
  lineId: digits,
  quantity: orderedQuantity,
  lineTotalCents: z.int(),
  free: z.boolean(),
  /** Choice for a shortage; absent: the customer's setting (ADR 0124). */
  replacement: replacementChoice.optional(),
});
export type OrderedLine = z.output<typeof orderedLine>;

/** As decided at checkout; OrderPlaced repeats it. */
export const orderContent = z.object({
  orderNumber: digits,
  basketId: z.uuid(),
  customerNumber: digits,
  customerName: z.string(),
  placedBy: z.string(),
  /** Account id of the approver; absent without approval (ADR 0108). */
  approvedBy: z.string().optional(),
  placedAt: instant,
  language: z.enum(['nl', 'fr']),
  lines: z.array(orderedLine).min(1),
  delivery: deliveryMoment,
  /** Of an add-on. */
  mainOrder: digits.optional(),
  changeDeadline: instant,
  address: deliveryAddress,
  /** Account id of the user who typed another address. It is that person's data. */
  addressChosenBy: z.string().optional(),
  reference: within(30),
  message: personal(within(400)),
  extraEmails: personal(z.array(z.string())),
  totals: promisedTotals,
});
export type OrderContent = z.output<typeof orderContent>;

/** The person whose key encrypts the field at a path. */
export const personOfOrder = ({ addressChosenBy, placedBy }: OrderContent, path: string): string =>
  path.startsWith('/address/') ? (addressChosenBy ?? placedBy) : placedBy;

export const basketOrigin = z.object({
  kind: z.enum(['standing_order']),
  id: z.string(),
  name: personal(within(100)),
  ownerId: digits.nullable(),
});
export type BasketOrigin = z.output<typeof basketOrigin>;

const addOwnerOfOrigin: Upcaster = (data, by) => {
  const { origin, ...others } = data as { readonly origin?: object };
  return { ...others, ...(origin && { origin: { ...origin, ownerId: writerOf(by) } }) };
};

/** Stream `basket-{basketId}` (spec shopping §4, architecture.md §3). */
export const basketEvents = {
  BasketOpened: defineEvent(
    'BasketOpened',
    z.object({
      basketId: z.uuid(),
      customerNumber: digits,
      openedBy: z.string(),
      /** Set when the basket opens beside the active one; kept until its activation. */
      origin: basketOrigin.optional(),
    }),
    { version: 2, upcasters: [addOwnerOfOrigin], personOf: ({ origin }) => origin?.ownerId ?? null },
  ),
  BasketActivated: defineEvent(
    'BasketActivated',
    z.object({
      activatedBy: z.string(),
      previous: z.uuid().nullable(),
    }),
  ),
  BasketSetAside: defineEvent('BasketSetAside', z.object({ activated: z.uuid().nullable() })),
  /** Deleted by the customer. Final. */
  BasketDiscarded: defineEvent('BasketDiscarded', z.object({ discardedBy: z.string() })),
  BasketLineQuantityChanged: defineEvent(
    'BasketLineQuantityChanged',
    z.object({ ...lineFacts.shape, quantity: quantity.positive(), previousQuantity: quantity }),
  ),
  BasketLineRemoved: defineEvent('BasketLineRemoved', z.object({ articleNumber: digits, previousQuantity: quantity })),
  BasketEmptied: defineEvent('BasketEmptied', z.object({ lineCount: z.int().nonnegative() })),
  BasketDeliveryMomentConfirmed: defineEvent('BasketDeliveryMomentConfirmed', deliveryMoment),
  BasketDeliveryAddressChosen: defineEvent(
    'BasketDeliveryAddressChosen',
    z.object({ chosenBy: z.string(), address: deliveryAddress }),
    { personOf: (data) => data.chosenBy },
  ),
  BasketFreeSamplesChosen: defineEvent(
    'BasketFreeSamplesChosen',
    z.object({ samples: z.array(z.object({ articleNumber: digits, name: bilingual })).max(20) }),
  ),
  BasketKindChosen: defineEvent(
    'BasketKindChosen',
    z.object({ kind: z.enum(['new', 'extra']), mainOrder: digits.nullable() }),
  ),
  /** Null: the customer's setting (ADR 0124). */
  BasketLineReplacementChosen: defineEvent(
    'BasketLineReplacementChosen',
    z.object({
      articleNumber: digits,
      choice: replacementChoice.nullable(),
      previous: replacementChoice.nullable(),
    }),
  ),
  BasketReferenceSet: defineEvent(
    'BasketReferenceSet',
    z.object({ setBy: digits.nullable(), reference: personal(within(30)) }),
    {
      version: 2,
      upcasters: [(data, by) => ({ ...Object(data), setBy: writerOf(by) })],
      personOf: ({ setBy }) => setBy,
    },
  ),
  /** At most once per basket. */
  BasketReminderSent: defineEvent(
    'BasketReminderSent',
    z.object({ language: z.enum(['nl', 'fr']), recipientCount: z.int().positive(), messageId: z.string() }),
  ),
  ...approvalEvents,
  BasketCheckedOut: defineEvent('BasketCheckedOut', orderContent, { personOf: personOfOrder }),
  /** Another basket's order has the previous number (ADR 0030). */
  BasketOrderNumberReplaced: defineEvent(
    'BasketOrderNumberReplaced',
    z.object({ orderNumber: digits, previousOrderNumber: digits }),
  ),
};
export type BasketEvent = EventIn<typeof basketEvents>;

export const basketStream = (basketId: string): string => `basket-${basketId}`;
