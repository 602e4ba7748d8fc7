import { z } from 'zod';
import { analyticsCount, analyticsMoney, analyticsPages } from './collectedEvents.ts';
import { analyticsPageInfo, analyticsProduct, analyticsUser, categoryTrail } from './dataLayer.ts';

/** The server knows neither the browser's random id nor its size. */
const tagManagerUser = analyticsUser.extend({ web_id: analyticsUser.shape.web_id.nullable() });
export type TagManagerUser = z.output<typeof tagManagerUser>;

export const tagManagerOrder = z.strictObject({
  order_number: z.string(),
  value: analyticsMoney.nullable(),
  lines: analyticsCount,
  products: z.array(analyticsProduct),
});
export type TagManagerOrder = z.output<typeof tagManagerOrder>;

export const tagManagerData = z.tuple([
  analyticsPageInfo.pick({ kind: true, language: true }),
  analyticsProduct.nullable(),
  categoryTrail,
  tagManagerUser,
  tagManagerOrder.nullable(),
]);

export const tagManagerPage = z.enum(analyticsPages);
