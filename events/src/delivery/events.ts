import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { personal } from '../personal.ts';
import { day, digits, instant, promisedTotals } from '../values.ts';
import { replacementQuestionEvents } from './replacementQuestions.ts';
import { deliveryReturnEvents } from './returns.ts';
import { container, expectedWindow, pickedLine, returnedEmpties } from './values.ts';

/** Why somebody of the office told of it in place of the ERP, as a code; absent where the ERP did (ADR 0120). */
const toldFor = { reason: z.string().min(1).max(40).optional() };

/**
 * Stream `delivery-{number}`, the number being that of its delivery note (ADR 0120). Each event is one report of the ERP, one
 * tick of the customer's on the note, what is asked of the buyer and answered, or tells what of it goes back.
 */
export const deliveryEvents = {
  /** The order has a place on a round; again where the round changed. */
  DeliveryScheduled: defineEvent(
    'DeliveryScheduled',
    z.object({
      deliveryNumber: digits,
      orderNumber: digits,
      customerNumber: digits,
      customerName: z.string(),
      /** Account id of the user who ordered. */
      orderedBy: z.string(),
      placedAt: instant,
      changeDeadline: instant,
      reference: z.string().max(30),
      day,
      expected: expectedWindow,
      route: z.string().max(20),
      /** Its place on the round, from 1, and of how many. */
      stop: z.int().positive().max(999),
      stops: z.int().positive().max(999),
      ...toldFor,
    }),
  ),
  /** All lines as they were picked, with the amounts that follow; a later one takes the place of an earlier one. */
  DeliveryPicked: defineEvent(
    'DeliveryPicked',
    z.object({ pickedAt: instant, lines: z.array(pickedLine).min(1).max(1000), totals: promisedTotals, ...toldFor }),
  ),
  DeliveryLoaded: defineEvent(
    'DeliveryLoaded',
    z.object({ loadedAt: instant, containers: z.array(container).max(200), ...toldFor }),
  ),
  /** The lorry left: from here on there is a delivery note. */
  DeliveryDispatched: defineEvent('DeliveryDispatched', z.object({ dispatchedAt: instant, ...toldFor })),
  /** How far the round is, and when it is now expected. */
  DeliveryExpected: defineEvent(
    'DeliveryExpected',
    z.object({
      reportedAt: instant,
      stopsBefore: z.int().nonnegative().max(999),
      expected: expectedWindow,
      ...toldFor,
    }),
  ),
  DeliveryDelivered: defineEvent(
    'DeliveryDelivered',
    z.object({
      deliveredAt: instant,
      /** Account id of the user who ordered: who signed is kept under that person's key. */
      orderedBy: z.string(),
      receivedBy: personal(z.string().max(64)),
      /** What was written on the driver's screen: an SVG path in a box of 300 × 100; null where nobody signed. */
      signature: personal(z.string().max(20_000).nullable()),
      /** Why nobody signed on the driver's screen; absent where somebody did, or nobody said why. */
      unsigned: z.enum(['on_paper', 'refused', 'nobody_there']).optional(),
      empties: z.array(returnedEmpties).max(20),
      ...toldFor,
    }),
    { personOf: (data) => data.orderedBy },
  ),
  DeliveryInvoiced: defineEvent('DeliveryInvoiced', z.object({ invoiceNumber: digits, invoicedOn: day, dueOn: day })),
  DeliveryNoteLineChecked: defineEvent('DeliveryNoteLineChecked', z.object({ lineId: digits, checkedBy: z.string() })),
  DeliveryNoteLineUnchecked: defineEvent(
    'DeliveryNoteLineUnchecked',
    z.object({ lineId: digits, uncheckedBy: z.string() }),
  ),
  ...deliveryReturnEvents,
  ...replacementQuestionEvents,
};
export type DeliveryEvent = EventIn<typeof deliveryEvents>;

/** Stream of a delivery. */
export const deliveryStream = (deliveryNumber: string): string => `delivery-${deliveryNumber}`;
