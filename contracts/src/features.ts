import { z } from 'zod';

/** Features of the tenant; off hides links, pages and calls alike (readings.md, Feature flags). */
export const features = z.object({
  wish_list: z.boolean(),
  restricted_wish_list: z.boolean(),
  basket_upload: z.boolean(),
  pending_orders: z.boolean(),
});
export type Features = Readonly<z.output<typeof features>>;
