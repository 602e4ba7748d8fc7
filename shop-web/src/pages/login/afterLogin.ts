import type { UserView } from '@talloor/contracts/endpoints/session.ts';
import { pageOfPath, paths, twinPath, type Language } from '../../paths.ts';

/** The requesting page if it is ours, else the start page. */
export function afterLogin(wanted: string | null, language: Language): string {
  if (wanted === null || !wanted.startsWith('/') || wanted.startsWith('//')) return paths.start[language];
  const [pathname = '', search] = wanted.split('?');
  const found = pageOfPath(pathname);
  if (found === null || found.page === 'login') return paths.start[language];
  return twinPath(pathname, search === undefined ? '' : `?${search}`, language) ?? paths.start[language];
}

/** With several customers, one must be chosen before ordering. */
export const mustChooseCustomer = (user: UserView): boolean =>
  user.customer_number === null && user.customers.filter((one) => one.status === 'active').length > 1;
