import { parseShopPath } from '@talloor/rules/format/parseShopPath.ts';
import { site } from '../paths.ts';

/** Null for addresses outside the shop, or outside punch-out in it. */
export const ownPath = (url: string | null): string | null =>
  url !== null && parseShopPath(url) !== null ? site.insideOf(url) : null;
