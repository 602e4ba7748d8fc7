import type { PaymentShareRow } from '@talloor/projections/tables/payments.ts';

/** Without credits released before late money came, and invoices that got nothing. */
export const usedShares = (
  shares: readonly PaymentShareRow[],
  usedCredits: readonly string[] | null,
): PaymentShareRow[] =>
  shares
    .map((share) => ({ ...share, credits: share.credits.filter((each) => usedCredits?.includes(each.credit_number)) }))
    .filter((share) => share.money_cents > 0 || share.credits.length > 0);
