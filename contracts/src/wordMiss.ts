import { z } from 'zod';
import { isoInstant } from './shapes.ts';

export const missFilter = z.strictObject({ language: z.enum(['nl', 'fr']).optional() });

export const missRow = z.object({
  id: z.string(),
  language: z.enum(['nl', 'fr']),
  words: z.string(),
  times: z.int(),
  last_at: isoInstant,
});
export type MissRow = z.output<typeof missRow>;
