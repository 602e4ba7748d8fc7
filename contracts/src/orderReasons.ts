/** Optional reason of the customer. */
export const cancelReasons = ['no_longer_needed', 'ordered_twice', 'wrong_date', 'too_much'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Visible to the customer. */
export const lockReasons = [
  'checking_prices',
  'checking_stock',
  'checking_delivery',
  'unpaid_invoices',
  'question_by_phone',
] as const;

/** Includes the reason of ERP locks. */
export const shownLockReasons = [...lockReasons, 'in_preparation'] as const;
