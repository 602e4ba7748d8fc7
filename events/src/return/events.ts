import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { personal } from '../personal.ts';
import { day, digits } from '../values.ts';
import { personOfReturn, returnCredit, returnedQuantity, returnRequest } from './values.ts';

/** What the office says to a return; the words are for who asked, and go with that person. */
const judged = z.object({
  requestedBy: digits,
  /** A code that the office chose. */
  reason: z.string().max(200),
  answer: personal(z.string().max(400)),
});
const ofRequester = { personOf: (data: { readonly requestedBy: string }) => data.requestedBy };

/** Mails of a return, by what they tell. */
export const returnNews = [
  'requested',
  'accepted',
  'refused',
  'planned',
  'collected',
  'credited',
  'withdrawn',
] as const;

/**
 * Stream `return-{returnId}` (ADR 0122). How much of a note is on its way back is decided on the delivery's stream, which begins
 * each return; what happens to it afterwards is told here.
 */
export const returnEvents = {
  ReturnRequested: defineEvent('ReturnRequested', returnRequest, { personOf: personOfReturn }),
  /** A photo of the goods; the picture itself is a row that goes with the person who added it. */
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
  ReturnAccepted: defineEvent('ReturnAccepted', judged, ofRequester),
  ReturnRefused: defineEvent('ReturnRefused', judged, ofRequester),
  /** The day on which the driver fetches the goods; again where it is another one. */
  ReturnCollectionPlanned: defineEvent(
    'ReturnCollectionPlanned',
    z.object({ day, previousDay: day.nullable(), reason: z.string().max(200) }),
  ),
  /** What was fetched: of a line as many as were asked for, or fewer. */
  ReturnCollected: defineEvent('ReturnCollected', z.object({ day, lines: z.array(returnedQuantity).min(1).max(200) })),
  ReturnCredited: defineEvent('ReturnCredited', returnCredit),
  ReturnMailSent: defineEvent(
    'ReturnMailSent',
    z.object({
      about: z.enum(returnNews),
      language: z.enum(['nl', 'fr']),
      recipientCount: z.int().nonnegative(),
      messageId: z.string().max(200),
    }),
  ),
};
export type ReturnEvent = EventIn<typeof returnEvents>;

/** Stream of a return. */
export const returnStream = (returnId: string): string => `return-${returnId}`;
