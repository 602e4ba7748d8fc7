import { createFinder, paths, pathOf, site, type FoundPage, type PathTable } from '../paths.ts';

/** Before rendering. */
export function replacePages(table: PathTable): void {
  const findBefore = createFinder({ ...paths });
  for (const page of Object.keys(paths)) delete (paths as Record<string, unknown>)[page];
  Object.assign(paths, table);
  const find = createFinder(table);
  site.findPage = (pathname) => findList(pathname) ?? find(pathname);
  site.insideOf = (address) => {
    if (address.startsWith('/oci/')) return address;
    const { pathname, search } = new URL(address, window.location.origin);
    const found = findBefore(pathname);
    if (found === null || !(found.page in table)) return null;
    const path = (pathOf as (...asked: unknown[]) => string)(found.page, found.language ?? 'nl', found.numbers);
    return path.startsWith('/oci/') ? `${path}${search}` : null;
  };
}

/** A list has a name, not a number (contracts' `listId`). */
function findList(pathname: string): FoundPage | null {
  const list = /^\/oci\/wishlist\/([\w-]{1,60})\/*$/.exec(pathname)?.[1];
  return list === undefined ? null : { page: 'listView', language: null, numbers: { list } };
}
