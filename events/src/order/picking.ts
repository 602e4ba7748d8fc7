import { z } from 'zod';
import { defineEvent } from '../defineEvent.ts';
import { digits, instant } from '../values.ts';

/** The warehouse begins with this version: from here on nobody changes the order (ADR 0127). */
export const pickingEvents = {
  OrderPickingBegun: defineEvent(
    'OrderPickingBegun',
    z.object({ deliveryNumber: digits, version: z.int().positive(), begunAt: instant }),
  ),
};
