import { z } from 'zod';

/** Every stable error code on the wire with its HTTP status: 409 a state forbids it, 422 a broken rule (architecture.md §4). */
export const problemStatus = {
  'request.malformed': 400,
  'request.too_large': 413,
  'request.unsupported_media_type': 415,
  'session.required': 401,
  'login.invalid': 401,
  'login.rate_limited': 429,
  'request.rate_limited': 429,
  'permission.denied': 403,
  'csrf.invalid': 403,
  not_found: 404,
  'request.method_not_allowed': 405,
  'idempotency.key_reused': 422,
  'customer.not_selected': 409,
  'customer.suspended': 409,
  'customer.cancelled': 409,
  'account.suspended': 409,
  'account.cancelled': 409,
  'account.already_registered': 409,
  'basket.not_found': 404,
  'basket.already_ordered': 409,
  'basket.changed': 409,
  'basket.concurrent_change': 409,
  'basket.empty': 422,
  'basket.faulty_lines': 422,
  'basket.stock_issues': 422,
  'basket.below_minimum': 422,
  'basket.too_many_lines': 422,
  'basket.delivery_not_confirmed': 422,
  'basket.delivery_moment_invalid': 422,
  'basket.delivery_moment_expired': 422,
  'basket.reference_required': 422,
  'basket.address_not_allowed': 422,
  'article.not_found': 404,
  'item.not_orderable': 422,
  'item.out_of_assortment': 422,
  'item.not_available': 422,
  'basket.error.max_available_stock': 422,
  'basket.error.indivisible_unit_entered': 422,
  'basket.error.minimum_order': 422,
  'basket.error.maximum_exceeded': 422,
  'order.not_found': 404,
  'order.number_taken': 409,
  'subscription.not_found': 404,
  'service.unavailable': 503,
  internal: 500,
} as const;
export type ProblemCode = keyof typeof problemStatus;

/** RFC 9457 problem document. `errors` names the fields of a malformed request; `parameters` fill the message's text. */
export const problemDocument = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string().optional(),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  errors: z
    .array(z.object({ in: z.enum(['params', 'query', 'body', 'headers']), path: z.string(), message: z.string() }))
    .optional(),
  /** For `basket.changed`: the basket as it is now. */
  basket: z.unknown().optional(),
});
export type ProblemDocument = z.output<typeof problemDocument>;
