import { cookiePreference } from './cookiePreference.ts';

export const vatPreference = cookiePreference('showPricesIncVat', ['0', '1']);
/** By navigation group or own order. */
export const listLayout = cookiePreference('list_view', ['nav_groups', 'arranged']);
/** By navigation group or article number. */
export const basketLayout = cookiePreference('view', ['nav_groups', 'article_numbers']);
