/** In display order. */
export const faqGroups = ['ordering', 'delivery', 'products', 'payment', 'returns', 'account'] as const;
export type FaqGroup = (typeof faqGroups)[number];
