/**
 * Ten digits of a typed number (BE 0417.497.106); other input is unchanged, for the rule to reject (spec
 * after-ordering §5).
 */
export function cleanCompanyNumber(text: string): string {
  const bare = text.trim().replace(/^be[\s.-]*/i, '');
  const digits = bare.replaceAll(/[\s.\-\u00a0\u202f]/gu, '');
  // Numbers before 2006 have nine digits.
  if (/^\d{9}$/.test(digits)) return `0${digits}`;
  return /^\d{10}$/.test(digits) ? digits : text.trim();
}

/** The last two digits are 97 minus the first eight modulo 97 (Belgian Crossroads Bank for Enterprises). */
export const isCompanyNumber = (digits: string): boolean =>
  /^[01]\d{9}$/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
