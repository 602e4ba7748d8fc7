import { z } from 'zod';
import { approvalEvents } from './approvalEvents.ts';
import { defineEvent, type EventIn } from '../defineEvent.ts';
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

/** A line as it was ordered: what was known of the article, how many, and what the rules made of it. */
export const orderedLine = lineFacts.extend({
  lineId: digits,
  quantity: orderedQuantity,
  lineTotalCents: z.int(),
  /** True where a promo gives the article for nothing. */
  free: z.boolean(),
  /** What the buyer wants where it falls short; absent where what holds for the customer does (ADR 0124). */
  replacement: replacementChoice.optional(),
});
export type OrderedLine = z.output<typeof orderedLine>;

/** The whole order as decided at checkout; OrderPlaced repeats it in the order's own stream. */
export const orderContent = z.object({
  orderNumber: digits,
  basketId: z.uuid(),
  customerNumber: digits,
  customerName: z.string(),
  /** Account id of the user who ordered. */
  placedBy: z.string(),
  /** Account of the user who approved it; absent where whoever ordered needed nobody (ADR 0108). */
  approvedBy: z.string().optional(),
  placedAt: instant,
  language: z.enum(['nl', 'fr']),
  lines: z.array(orderedLine).min(1),
  delivery: deliveryMoment,
  /** The order that this one is an add-on to; absent where it stands for itself. */
  mainOrder: digits.optional(),
  changeDeadline: instant,
  address: deliveryAddress,
  /** Account of the user who typed another address than the customer's own; it stays that person's, whoever orders. */
  addressChosenBy: z.string().optional(),
  reference: z.string().max(30),
  message: personal(z.string().max(400)),
  extraEmails: personal(z.array(z.string())),
  totals: promisedTotals,
});
export type OrderContent = z.output<typeof orderContent>;

/** Whose the personal field at a path of an order is. */
export const personOfOrder = ({ addressChosenBy, placedBy }: OrderContent, path: string): string =>
  path.startsWith('/address/') ? (addressChosenBy ?? placedBy) : placedBy;

/** What a basket was made from that nobody filled by hand: of which kind, its id there, and its name as people know it. */
export const basketOrigin = z.object({ kind: z.enum(['standing_order']), id: z.string(), name: z.string().max(100) });
export type BasketOrigin = z.output<typeof basketOrigin>;

/** Stream `basket-{basketId}` (spec shopping §4, architecture.md §3). */
export const basketEvents = {
  BasketOpened: defineEvent(
    'BasketOpened',
    z.object({
      basketId: z.uuid(),
      customerNumber: digits,
      openedBy: z.string(),
      /** What opened it beside the active basket: it is kept until somebody activates it. */
      origin: basketOrigin.optional(),
    }),
  ),
  /** The customer goes on in this one. */
  BasketActivated: defineEvent(
    'BasketActivated',
    z.object({
      activatedBy: z.string(),
      /** The basket whose place it takes; null where there was none. */
      previous: z.uuid().nullable(),
    }),
  ),
  /** Another took its place: it is kept as it is, until it is activated again. */
  BasketSetAside: defineEvent('BasketSetAside', z.object({ activated: z.uuid().nullable() })),
  /** Deleted by the customer; nothing follows. */
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
  /** All samples that the order is to carry for nothing; what was chosen before is no longer. */
  BasketFreeSamplesChosen: defineEvent(
    'BasketFreeSamplesChosen',
    z.object({ samples: z.array(z.object({ articleNumber: digits, name: bilingual })).max(20) }),
  ),
  /** An order of its own, or an add-on to an open order of the same delivery day. */
  BasketKindChosen: defineEvent(
    'BasketKindChosen',
    z.object({ kind: z.enum(['new', 'extra']), mainOrder: digits.nullable() }),
  ),
  /** What the buyer wants where an article falls short; null is what holds for the customer (ADR 0124). */
  BasketLineReplacementChosen: defineEvent(
    'BasketLineReplacementChosen',
    z.object({
      articleNumber: digits,
      choice: replacementChoice.nullable(),
      previous: replacementChoice.nullable(),
    }),
  ),
  BasketReferenceSet: defineEvent('BasketReferenceSet', z.object({ reference: z.string().max(30) })),
  /** A mail reminded of the basket before its deadline; once and no more. */
  BasketReminderSent: defineEvent(
    'BasketReminderSent',
    z.object({ language: z.enum(['nl', 'fr']), recipientCount: z.int().positive(), messageId: z.string() }),
  ),
  ...approvalEvents,
  BasketCheckedOut: defineEvent('BasketCheckedOut', orderContent, { personOf: personOfOrder }),
};
export type BasketEvent = EventIn<typeof basketEvents>;

/** Stream of a basket. */
export const basketStream = (basketId: string): string => `basket-${basketId}`;
