import { z } from 'zod';
import { defineEvent } from '../defineEvent.ts';
import { instant } from '../values.ts';

/** How a colleague asks who holds an order to let it go, and what that one answers. */
export const handoverEvents = {
  OrderHandoverAsked: defineEvent(
    'OrderHandoverAsked',
    z.object({
      /** Of the changes for which it is held. */
      modificationId: z.uuid(),
      heldBy: z.string(),
      askedBy: z.string(),
      askedAt: instant,
    }),
  ),
  OrderHandoverDeclined: defineEvent(
    'OrderHandoverDeclined',
    z.object({ modificationId: z.uuid(), declinedBy: z.string(), askedBy: z.array(z.string()).min(1) }),
  ),
  /** Who held it let it go; what they have not sent stays theirs. */
  OrderHoldReleased: defineEvent(
    'OrderHoldReleased',
    z.object({ modificationId: z.uuid(), releasedBy: z.string(), askedBy: z.array(z.string()) }),
  ),
};
