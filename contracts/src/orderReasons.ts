/** Why a customer cancels an order; it need not be said. */
export const cancelReasons = ['no_longer_needed', 'ordered_twice', 'wrong_date', 'too_much'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Why the office keeps an order locked; its customer reads it. */
export const lockReasons = [
  'checking_prices',
  'checking_stock',
  'checking_delivery',
  'unpaid_invoices',
  'question_by_phone',
] as const;

/** The same, and why the ERP does. */
export const shownLockReasons = [...lockReasons, 'in_preparation'] as const;
