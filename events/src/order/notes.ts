import { z } from 'zod';
import { defineEvent } from '../defineEvent.ts';
import { personal } from '../personal.ts';

/** What the office writes beside an order for itself; its customer never reads it. */
export const noteEvents = {
  OrderNoted: defineEvent(
    'OrderNoted',
    z.object({
      noteId: z.uuid(),
      notedBy: z.string(),
      /** Account under whose key it is kept: of who placed the order, of whom and of whose people it tells. */
      about: z.string(),
      text: personal(z.string()),
      /** 1 is the first note of the order. */
      number: z.int().positive(),
    }),
    { personOf: ({ about }) => about },
  ),
};
