/**
 * Whether ten digits are a Belgian enterprise number: the first is 0 or 1, and the last two are 97 less the remainder of the
 * first eight by 97 (standards.md, Belgian enterprise number).
 *
 * @param digits without BE, spaces and dots
 */
export const isEnterpriseNumber = (digits: string): boolean =>
  /^[01]\d{9}$/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
