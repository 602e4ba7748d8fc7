/** EXT_QUOTE_ID of a basket: its id without dashes, which fits 35 characters. */
export const quoteIdOf = (basketId: string): string => basketId.replaceAll('-', '');

/** Null for another text. */
export function basketOfQuote(quoteId: string): string | null {
  const parts = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/i.exec(quoteId);
  return parts === null ? null : parts.slice(1).join('-').toLowerCase();
}
