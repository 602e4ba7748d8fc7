const origin = 'https://shop.invalid';

/** Null for an address that a browser may read as another host's, such as `/.//host`. */
export function parseShopPath(text: string): string | null {
  if (!/^\/[^\s\\\p{Cc}]*$/u.test(text) || !URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  return url.origin === origin && !url.pathname.startsWith('//') ? text : null;
}
