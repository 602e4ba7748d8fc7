import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { personal } from '../personal.ts';
import { day, digits, instant, promisedTotals } from '../values.ts';
import { replacementQuestionEvents } from './replacementQuestions.ts';
import { deliveryReturnEvents } from './returns.ts';
import { container, expectedWindow, pickedLine, returnedEmpties } from './values.ts';
import { within } from '../within.ts';

/** Reason code when the office reports instead of the ERP (ADR 0120). */
const reportReason = { reason: z.string().min(1).max(40).optional() };

/** Stream `delivery-{number}`, numbered as the delivery note (ADR 0120). */
export const deliveryEvents = {
  /** Repeated when the round changes. */
  DeliveryScheduled: defineEvent(
    'DeliveryScheduled',
    z.object({
      deliveryNumber: digits,
      orderNumber: digits,
      customerNumber: digits,
      customerName: z.string(),
      orderedBy: z.string(),
      placedAt: instant,
      changeDeadline: instant,
      reference: within(30),
      day,
      expected: expectedWindow,
      route: within(20),
      /** Position on the round, from 1. */
      stop: z.int().positive().max(999),
      stops: z.int().positive().max(999),
      ...reportReason,
    }),
  ),
  /** All picked lines; replaces an earlier picking. */
  DeliveryPicked: defineEvent(
    'DeliveryPicked',
    z.object({
      pickedAt: instant,
      lines: z.array(pickedLine).min(1).max(1000),
      totals: promisedTotals,
      ...reportReason,
    }),
  ),
  DeliveryLoaded: defineEvent(
    'DeliveryLoaded',
    z.object({ loadedAt: instant, containers: z.array(container).max(200), ...reportReason }),
  ),
  /** The delivery note exists from this event on. */
  DeliveryDispatched: defineEvent('DeliveryDispatched', z.object({ dispatchedAt: instant, ...reportReason })),
  DeliveryExpected: defineEvent(
    'DeliveryExpected',
    z.object({
      reportedAt: instant,
      stopsBefore: z.int().nonnegative().max(999),
      expected: expectedWindow,
      ...reportReason,
    }),
  ),
  DeliveryDelivered: defineEvent(
    'DeliveryDelivered',
    z.object({
      deliveredAt: instant,
      orderedBy: z.string(),
      /** Account id of the signer, whose key encrypts name and signature; absent: the buyer's. */
      receiverId: z.string().optional(),
      receivedBy: personal(within(64)),
      /** SVG path in a box of 300 × 100; null without a signature. */
      signature: personal(z.string().max(20_000).nullable()),
      /** Why there is no signature, if known. */
      unsigned: z.enum(['on_paper', 'refused', 'nobody_there']).optional(),
      empties: z.array(returnedEmpties).max(20),
      ...reportReason,
    }),
    { personOf: (data) => data.receiverId ?? data.orderedBy },
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

export const deliveryStream = (deliveryNumber: string): string => `delivery-${deliveryNumber}`;
