/** Null for addresses outside the shop. */
export const ownPath = (url: string | null): string | null =>
  url !== null && /^\/(?![/\\])[^\s\\]*$/.test(url) ? url : null;
