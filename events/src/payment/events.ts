import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { cents, digits, instant } from '../values.ts';
import { within } from '../within.ts';

export const paymentShare = z.object({
  invoiceNumber: digits,
  moneyCents: cents.nonnegative(),
  /** Credit notes, and invoices that were paid too much. */
  credits: z.array(z.object({ creditNumber: digits, cents: cents.positive() })).max(100),
});
export type PaymentShare = z.output<typeof paymentShare>;

export const paymentOutcomes = ['paid', 'failed', 'canceled', 'expired', 'released'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** Stream `payment-{paymentId}` (ADR 0146). */
export const paymentEvents = {
  /** The whole plan, so that each later step can be repeated. */
  PaymentStarted: defineEvent(
    'PaymentStarted',
    z.object({
      paymentId: z.uuid(),
      customerNumber: digits,
      startedBy: digits,
      language: z.enum(['nl', 'fr']),
      shares: z.array(paymentShare).min(1).max(100),
      /** Money; 0 where credits cover everything. */
      amountCents: cents.nonnegative(),
    }),
  ),
  /** Something is not free; what the payment held is released. */
  PaymentRefused: defineEvent('PaymentRefused', z.object({ code: z.string().max(60), number: digits })),
  /** Every invoice and credit is held. */
  PaymentPrepared: defineEvent('PaymentPrepared', z.object({})),
  PaymentCreated: defineEvent(
    'PaymentCreated',
    z.object({ providerId: z.string().min(1).max(64), checkoutUrl: z.url().max(1000).nullable(), expiresAt: instant }),
  ),
  /** The provider names another amount or currency. The office decides. */
  PaymentFlagged: defineEvent(
    'PaymentFlagged',
    z.object({
      reason: z.enum(['amount', 'currency', 'identity']),
      providerCents: cents,
      currency: z.string().max(3),
      /** Money came; absent in older events, where it is unknown. */
      isPaid: z.boolean().optional(),
    }),
  ),
  /** Names nobody, because it is not sealed. */
  PaymentFlagClosed: defineEvent('PaymentFlagClosed', z.object({ note: within(400), closedBy: digits })),
  /** Final state at the provider, or released by the office. `paid` can follow any other outcome: money counts. */
  PaymentFinished: defineEvent(
    'PaymentFinished',
    z.object({
      outcome: z.enum(paymentOutcomes),
      finishedAt: instant,
      releasedBy: digits.optional(),
      /** Of the office; chosen, never typed. */
      reason: z.string().max(60).optional(),
    }),
  ),
  /** Invoices and credits follow the outcome. */
  PaymentSettled: defineEvent('PaymentSettled', z.object({ outcome: z.enum(paymentOutcomes) })),
};
export type PaymentEvent = EventIn<typeof paymentEvents>;

export const paymentStream = (paymentId: string): string => `payment-${paymentId}`;
