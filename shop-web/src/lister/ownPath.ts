import { site } from '../paths.ts';

/** Null for addresses outside the shop, or outside punch-out in it. */
export const ownPath = (url: string | null): string | null =>
  url !== null && /^\/(?![/\\])[^\s\\]*$/.test(url) ? site.insideOf(url) : null;
