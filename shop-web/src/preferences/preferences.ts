import { cookiePreference } from './cookiePreference.ts';

/** Whether the basket shows prices with VAT. */
export const vatPreference = cookiePreference('showPricesIncVat', ['0', '1']);
/** How the lines of a list are laid out: per navigation group, or as people arranged them. */
export const listLayout = cookiePreference('list_view', ['nav_groups', 'arranged']);
/** How the basket's lines are laid out: per navigation group, or one list by article number. */
export const basketLayout = cookiePreference('view', ['nav_groups', 'article_numbers']);
