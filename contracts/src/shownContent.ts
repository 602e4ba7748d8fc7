import { z } from 'zod';

/** `contentOfView` of what the screen shows. Long enough for 10,000 lines, the most that a basket may have. */
export const shownContent = z
  .string()
  .max(250_000)
  .regex(/^(?:\[[^\p{Cc}]*\])?$/u);
