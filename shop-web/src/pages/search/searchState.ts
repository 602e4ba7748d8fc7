/** The address of everything in promotion, on the search page. */
export const promoSearch = '?promo=1';
