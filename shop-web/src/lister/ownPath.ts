/** The path where it is one of this shop; null for none, and for any other address. */
export const ownPath = (url: string | null): string | null =>
  url !== null && /^\/(?![/\\])[^\s\\]*$/.test(url) ? url : null;
