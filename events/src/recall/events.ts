import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { bilingual, digits } from '../values.ts';
import { affectedDelivery, answeredLine, recallScope } from './values.ts';
import { within } from '../within.ts';

const answer = z.object({
  customerNumber: digits,
  /** Account id of the customer's user or of the office user. */
  acknowledgedBy: digits,
  /** Null when the customer answered. */
  officeReason: within(40).nullable(),
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
  /** Makes the recall visible to the customer. Each delivery is in exactly one notice. */
  RecallNoticeSent: defineEvent(
    'RecallNoticeSent',
    z.object({
      customerNumber: digits,
      customerName: z.string(),
      /** Starts at 1 per customer. */
      notice: z.int().positive(),
      deliveries: z.array(affectedDelivery).min(1).max(1000),
      recipients: z.array(digits).max(50),
    }),
  ),
  RecallReminded: defineEvent(
    'RecallReminded',
    z.object({
      customerNumber: digits,
      /** Starts at 1 per customer. */
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
      messageId: within(200),
    }),
  ),
  /** Covers all notices so far. */
  RecallAcknowledged: defineEvent('RecallAcknowledged', answer),
  RecallAnswerChanged: defineEvent('RecallAnswerChanged', answer),
  RecallClosed: defineEvent(
    'RecallClosed',
    z.object({
      reason: within(40),
      closedBy: digits,
      unanswered: z.int().nonnegative(),
    }),
  ),
};
export type RecallEvent = EventIn<typeof recallEvents>;

export const recallStream = (recallId: string): string => `recall-${recallId}`;
