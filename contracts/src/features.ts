import { z } from 'zod';

/** Off hides links, pages and calls (readings.md, Feature flags). */
export const features = z.object({
  wish_list: z.boolean(),
  restricted_wish_list: z.boolean(),
  basket_upload: z.boolean(),
  pending_orders: z.boolean(),
});
export type Features = Readonly<z.output<typeof features>>;
