/**
 * A company number as people write it (BE 0417.497.106, 0417 497 106), as its ten digits; what is no such writing stays as
 * it was typed, so that the rule can say what is wrong. The wire takes the ten digits alone (spec after-ordering §5).
 */
export function cleanCompanyNumber(written: string): string {
  const bare = written.trim().replace(/^be[\s.-]*/i, '');
  const digits = bare.replaceAll(/[\s.\-\u00a0\u202f]/gu, '');
  // Numbers of before 2006 had nine digits and were given a zero in front.
  if (/^\d{9}$/.test(digits)) return `0${digits}`;
  return /^\d{10}$/.test(digits) ? digits : written.trim();
}

/**
 * Ten digits, the first 0 or 1, the last two 97 less the remainder of the first eight (Belgian Crossroads Bank for
 * Enterprises).
 */
export const isCompanyNumber = (digits: string): boolean =>
  /^[01]\d{9}$/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
