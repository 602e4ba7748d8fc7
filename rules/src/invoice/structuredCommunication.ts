/** Ends with the first ten digits modulo 97, where 0 becomes 97 (standards.md, OGM/VCS). */
export const isStructuredCommunication = (digits: string): boolean =>
  /^\d{12}$/.test(digits) && structuredCommunicationOf(digits.slice(0, 10)) === digits;

/** @param base 10 digits */
export const structuredCommunicationOf = (base: string): string =>
  `${base}${String(Number(base) % 97 || 97).padStart(2, '0')}`;
