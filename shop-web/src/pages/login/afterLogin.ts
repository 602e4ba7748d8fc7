import { parseShopPath } from '@talloor/rules/format/parseShopPath.ts';
import type { UserView } from '@talloor/contracts/endpoints/session.ts';
import { pageOfPath, paths, twinPath, type Language } from '../../paths.ts';

/** The requesting page if it is ours, else the start page. */
export function afterLogin(nextPage: string | null, language: Language): string {
  if (nextPage === null || parseShopPath(nextPage) === null) return paths.start[language];
  const [pathname = '', search] = nextPage.split('?');
  const foundPage = pageOfPath(pathname);
  if (foundPage === null || foundPage.page === 'login') return paths.start[language];
  return twinPath(pathname, search === undefined ? '' : `?${search}`, language) ?? paths.start[language];
}

/** One must be chosen before ordering. */
export const mustChooseCustomer = (user: UserView): boolean =>
  user.customer_number === null && user.customers.filter((customer) => customer.status === 'active').length > 1;
