export const disputeReasons = ['quantity', 'price', 'not_delivered', 'quality', 'empties', 'paid', 'other'] as const;
export type DisputeReason = (typeof disputeReasons)[number];
