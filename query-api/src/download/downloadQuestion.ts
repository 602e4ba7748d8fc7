import { z } from 'zod';
import { columnKeys } from '@talloor/contracts/columnKeys.ts';

/** What a file is to hold, as its job keeps it: the selection, for whom, and the columns. */
export const downloadQuestion = z.object({
  keywords: z.string(),
  sort: z.int(),
  filters: z.record(z.string(), z.array(z.string())),
  /** What the page is about. */
  about: z.object({
    category: z.string().exactOptional(),
    promo: z.boolean().exactOptional(),
    labels: z.array(z.string()).readonly().exactOptional(),
    articles: z.array(z.string()).readonly().exactOptional(),
  }),
  language: z.enum(['nl', 'fr']),
  customerNumber: z.string().nullable(),
  /** Who asked: users of one customer need not see the same. Null is a visitor, and a job of before this was kept. */
  userId: z.string().nullable().default(null),
  /** Whether that user sees prices at all. */
  seesPrices: z.boolean().default(true),
  /** Of the prices: the day of asking. */
  onDay: z.iso.date(),
  /** Tells until when each article can be ordered; the confirmed or first possible day without it. */
  deliveryDate: z.iso.date().nullable(),
  columns: z.array(z.enum(columnKeys)),
});
export type DownloadQuestion = z.output<typeof downloadQuestion>;
