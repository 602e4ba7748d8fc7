import { z } from 'zod';
import { columnKeys } from '@talloor/contracts/columnKeys.ts';

export const downloadQuestion = z.object({
  keywords: z.string(),
  sort: z.int(),
  filters: z.record(z.string(), z.array(z.string())),
  about: z.object({
    category: z.string().exactOptional(),
    promo: z.boolean().exactOptional(),
    labels: z.array(z.string()).readonly().exactOptional(),
    articles: z.array(z.string()).readonly().exactOptional(),
    type: z.string().exactOptional(),
  }),
  language: z.enum(['nl', 'fr']),
  customerNumber: z.string().nullable(),
  /** Null is a visitor, or an older job. */
  userId: z.string().nullable().default(null),
  seesPrices: z.boolean().default(true),
  onDay: z.iso.date(),
  /** Day for cut-offs; default the confirmed or first possible day. */
  deliveryDate: z.iso.date().nullable(),
  columns: z.array(z.enum(columnKeys)),
});
export type DownloadQuestion = z.output<typeof downloadQuestion>;
