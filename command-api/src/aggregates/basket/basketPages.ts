/** For redirects (spec shopping §2). */
export const basketPages = {
  nl: { basket: '/winkelwagen', confirmation: '/winkelwagen/bevestiging' },
  fr: { basket: '/panier', confirmation: '/panier/confirmation' },
} as const;
