import { cookiePreference } from './cookiePreference.ts';

export const vatPreference = cookiePreference('showPricesIncVat', ['0', '1']);
export const listLayout = cookiePreference('list_view', ['nav_groups', 'arranged']);
export const basketLayout = cookiePreference('view', ['nav_groups', 'article_numbers']);
