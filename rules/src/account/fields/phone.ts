/** Digits as people group them: spaces, dots, slashes, dashes and brackets. */
const written = /^(?:\+|00)?[\d(][\d\s./()\-\u00a0\u202f]*$/u;
/** A Belgian number without its 0: a mobile one (45 to 49) has nine digits, all others eight (BIPT numbering plan). */
const belgian = /^(?:4[5-9]\d{7}|4[0-4]\d{6}|[1-35-9]\d{7})$/;
/** E.164 §6.2.1: a country and a number of at most 15 digits together; shorter than 8 is none. */
const international = /^[1-9]\d{7,14}$/;

/**
 * A phone number as it is dialled from everywhere (+32485123456); null where it is none. Without + or 00 it is Belgian
 * and begins with 0.
 */
export function readPhone(typed: string): string | null {
  const text = typed.trim();
  if (!written.test(text)) return null;
  const isInternational = /^(?:\+|00)/.test(text);
  // +32 (0)2 123 45 67: the zero is for those who call from within the country.
  const bare = isInternational ? text.replace(/\(0\)/, '') : text;
  const digits = bare.replaceAll(/\D/g, '');
  if (!isInternational) return digits.startsWith('0') && belgian.test(digits.slice(1)) ? `+32${digits.slice(1)}` : null;
  const whole = text.startsWith('+') ? digits : digits.slice(2);
  if (whole.startsWith('32')) return belgian.test(whole.slice(2)) ? `+${whole}` : null;
  return international.test(whole) ? `+${whole}` : null;
}
