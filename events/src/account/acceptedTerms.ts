import { z } from 'zod';
import { sha256 } from '../values.ts';

export const acceptedTerms = z.object({
  /** Version 1 is the text of the product. */
  version: z.int().positive(),
  /** Of both languages; absent for version 1 and in older events. */
  textHash: sha256.optional(),
});
export type AcceptedTerms = z.output<typeof acceptedTerms>;
