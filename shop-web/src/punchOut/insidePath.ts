import { hasPage, isPunchOut, pathOf, type Language } from '../paths.ts';
import { findShopPage } from './shopPage.ts';

/** The punch-out address of a shop address in content, such as a banner's; null if punch-out lacks the page. */
export function insidePath(address: string): string | null {
  if (!isPunchOut() || address.startsWith('/oci/')) return address;
  const { pathname, search } = new URL(address, window.location.origin);
  const found = findShopPage(pathname);
  if (found === null || !hasPage(found.page)) return null;
  return `${(pathOf as PathOf)(found.page, found.language ?? 'nl', found.numbers)}${search}`;
}

type PathOf = (
  page: NonNullable<ReturnType<typeof findShopPage>>['page'],
  language: Language,
  numbers: object,
) => string;
