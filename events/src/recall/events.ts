import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { bilingual, digits } from '../values.ts';
import { affectedDelivery, answeredLine, recallScope } from './values.ts';

/** What a customer answered; somebody of the office on its behalf, with the code of how they know. */
const answer = z.object({
  customerNumber: digits,
  /** Account id of who said so, or of who heard it on the phone. */
  acknowledgedBy: digits,
  /** A code that the office chose; null where the customer said it itself. */
  officeReason: z.string().max(40).nullable(),
  lines: z.array(answeredLine).max(5000),
});

/** Stream `recall-{recallId}` (ADR 0125). */
export const recallEvents = {
  RecallOpened: defineEvent(
    'RecallOpened',
    z.object({
      recallId: digits,
      scope: recallScope,
      title: bilingual,
      reason: bilingual,
      instruction: bilingual,
      openedBy: digits,
    }),
  ),
  /** From here on the customer sees it; each delivery is in one notice. A later one tells of deliveries that were found since. */
  RecallNoticeSent: defineEvent(
    'RecallNoticeSent',
    z.object({
      customerNumber: digits,
      customerName: z.string(),
      /** 1 for the first of this customer. */
      notice: z.int().positive(),
      deliveries: z.array(affectedDelivery).min(1).max(1000),
      /** Account ids of the people who are told by mail. */
      recipients: z.array(digits).max(50),
    }),
  ),
  /** The office asks again a customer that has not answered. */
  RecallReminded: defineEvent(
    'RecallReminded',
    z.object({
      customerNumber: digits,
      /** 1 for the first of this customer. */
      reminder: z.int().positive(),
      remindedBy: digits,
      recipients: z.array(digits).max(50),
    }),
  ),
  RecallMailSent: defineEvent(
    'RecallMailSent',
    z.object({
      customerNumber: digits,
      about: z.enum(['notice', 'reminder']),
      language: z.enum(['nl', 'fr']),
      recipientCount: z.int().nonnegative(),
      messageId: z.string().max(200),
    }),
  ),
  /** The customer has read all notices so far. */
  RecallAcknowledged: defineEvent('RecallAcknowledged', answer),
  /** It says something else of what it acknowledged before. */
  RecallAnswerChanged: defineEvent('RecallAnswerChanged', answer),
  RecallClosed: defineEvent(
    'RecallClosed',
    z.object({
      /** A code that the office chose. */
      reason: z.string().max(40),
      closedBy: digits,
      /** Customers that had not answered. */
      unanswered: z.int().nonnegative(),
    }),
  ),
};
export type RecallEvent = EventIn<typeof recallEvents>;

/** Stream of a recall. */
export const recallStream = (recallId: string): string => `recall-${recallId}`;
