import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { personal } from '../personal.ts';
import { day, digits } from '../values.ts';
import { personOfReturn, returnCredit, returnedQuantity, returnRequest } from './values.ts';
import { within } from '../within.ts';

/** The answer of the office is personal data of the requester. */
const judgement = z.object({
  requestedBy: digits,
  reason: within(200),
  answer: personal(within(400)),
});
const ofRequester = { personOf: (data: { readonly requestedBy: string }) => data.requestedBy };

export const returnNews = [
  'requested',
  'accepted',
  'refused',
  'planned',
  'collected',
  'credited',
  'withdrawn',
] as const;

/** Stream `return-{returnId}` (ADR 0122). The delivery's stream decides returned quantities and starts each return. */
export const returnEvents = {
  ReturnRequested: defineEvent('ReturnRequested', returnRequest, { personOf: personOfReturn }),
  /** The picture is a separate row, erased with its owner. */
  ReturnPhotoAdded: defineEvent(
    'ReturnPhotoAdded',
    z.object({
      photoId: z.uuid(),
      addedBy: digits,
      width: z.int().positive(),
      height: z.int().positive(),
      bytes: z.int().positive(),
    }),
  ),
  ReturnWithdrawn: defineEvent('ReturnWithdrawn', z.object({ withdrawnBy: digits })),
  ReturnAccepted: defineEvent('ReturnAccepted', judgement, ofRequester),
  ReturnRefused: defineEvent('ReturnRefused', judgement, ofRequester),
  /** Repeated when the day moves. */
  ReturnCollectionPlanned: defineEvent(
    'ReturnCollectionPlanned',
    z.object({ day, previousDay: day.nullable(), reason: within(200) }),
  ),
  ReturnCollected: defineEvent('ReturnCollected', z.object({ day, lines: z.array(returnedQuantity).min(1).max(200) })),
  ReturnCredited: defineEvent('ReturnCredited', returnCredit),
  ReturnMailSent: defineEvent(
    'ReturnMailSent',
    z.object({
      about: z.enum(returnNews),
      language: z.enum(['nl', 'fr']),
      recipientCount: z.int().nonnegative(),
      messageId: within(200),
    }),
  ),
};
export type ReturnEvent = EventIn<typeof returnEvents>;

export const returnStream = (returnId: string): string => `return-${returnId}`;
