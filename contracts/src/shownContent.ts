import { z } from 'zod';

/** `contentOfView`; long enough for 10,000 lines, a basket's maximum. */
export const shownContent = z
  .string()
  .max(250_000)
  .regex(/^(?:\[[^\p{Cc}]*\])?$/u);
