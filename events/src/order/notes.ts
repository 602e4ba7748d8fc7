import { z } from 'zod';
import { defineEvent } from '../defineEvent.ts';
import { personal } from '../personal.ts';

/** Internal notes of the office; customers never see them. */
export const noteEvents = {
  OrderNoted: defineEvent(
    'OrderNoted',
    z.object({
      noteId: z.uuid(),
      notedBy: z.string(),
      /** Whose key encrypts the note: the buyer. */
      about: z.string(),
      text: personal(z.string()),
      /** Starts at 1. */
      number: z.int().positive(),
    }),
    { personOf: ({ about }) => about },
  ),
};
