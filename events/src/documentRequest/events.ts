import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { personal } from '../personal.ts';
import { day, digits, instant } from '../values.ts';
import { within } from '../within.ts';
import { documentTypes } from './documentTypes.ts';

/** A document, its e-invoice, or all of a period before the oldest document. */
export const missingDocument = z.object({
  what: z.enum(['document', 'e_invoice', 'period']),
  number: digits.nullable(),
  from: day.nullable(),
  to: day.nullable(),
});
export type MissingDocument = z.output<typeof missingDocument>;

export const documentFailures = ['too_many', 'technical', 'requester_inactive'] as const;

const mine = { personOf: (data: { readonly requestedBy: string }) => data.requestedBy };

/** Stream `document-request-{requestId}`. */
export const documentRequestEvents = {
  DocumentsRequested: defineEvent(
    'DocumentsRequested',
    z.object({
      requestId: z.uuid(),
      requestedBy: digits,
      language: z.enum(['nl', 'fr']),
      type: z.enum(documentTypes),
      /** Null for chosen documents. */
      from: day.nullable(),
      to: day.nullable(),
      /** Null for a period. */
      numbers: z.array(digits).max(500).nullable(),
      customerNumbers: z.array(digits).min(1).max(100),
      withUbl: z.boolean(),
      comment: personal(within(1000)),
      extraRecipient: personal(within(254)),
      /** Promised day (spec after-ordering §9). */
      promisedOn: day,
    }),
    mine,
  ),
  DocumentsBundled: defineEvent(
    'DocumentsBundled',
    z.object({
      documentCount: z.int().nonnegative(),
      byteCount: z.int().nonnegative(),
      missing: z.array(missingDocument).max(5000),
      expiresAt: instant,
    }),
  ),
  DocumentsFailed: defineEvent('DocumentsFailed', z.object({ reason: z.enum(documentFailures) })),
  DocumentsMailSent: defineEvent(
    'DocumentsMailSent',
    z.object({
      language: z.enum(['nl', 'fr']),
      recipientCount: z.int().nonnegative(),
      messageId: z.string(),
    }),
  ),
};
export type DocumentRequestEvent = EventIn<typeof documentRequestEvents>;
export type DocumentsRequested = Extract<DocumentRequestEvent, { type: 'DocumentsRequested' }>['data'];
export type DocumentsBundled = Extract<DocumentRequestEvent, { type: 'DocumentsBundled' }>['data'];
export type DocumentFailure = (typeof documentFailures)[number];

export const documentRequestStream = (requestId: string): string => `document-request-${requestId}`;
