/** Spec shopping §9. */
export const sortIds = {
  default: 1,
  alphabetic: 2,
  article_number: 3,
  category: 4,
  price_desc: 5,
  price_asc: 6,
} as const;
