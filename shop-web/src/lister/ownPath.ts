import { insidePath } from '../punchOut/insidePath.ts';

/** Null for addresses outside the shop, or outside punch-out in it. */
export const ownPath = (url: string | null): string | null =>
  url !== null && /^\/(?![/\\])[^\s\\]*$/.test(url) ? insidePath(url) : null;
