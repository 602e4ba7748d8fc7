import { z } from 'zod';
import { defineEvent } from '../defineEvent.ts';
import { instant } from '../values.ts';

export const handoverEvents = {
  OrderHandoverAsked: defineEvent(
    'OrderHandoverAsked',
    z.object({
      /** The change whose hold is requested. */
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
  /** The holder releases the order and keeps the unsent draft. */
  OrderHoldReleased: defineEvent(
    'OrderHoldReleased',
    z.object({ modificationId: z.uuid(), releasedBy: z.string(), askedBy: z.array(z.string()) }),
  ),
};
