const phonePattern = /^(?:\+|00)?[\d(][\d\s./()\-\u00a0\u202f]*$/u;
/** A Belgian number without its 0: nine digits for mobile (45 to 49), else eight (BIPT numbering plan). */
const belgian = /^(?:4[5-9]\d{7}|4[0-4]\d{6}|[1-35-9]\d{7})$/;
/** E.164 §6.2.1: country and number, 8 to 15 digits. */
const international = /^[1-9]\d{7,14}$/;

/** International form (+32485123456). Numbers without + or 00 are Belgian and begin with 0. */
export function readPhone(input: string): string | null {
  const text = input.replaceAll(/\p{Cf}/gu, '').trim();
  if (!phonePattern.test(text)) return null;
  const isInternational = /^(?:\+|00)/.test(text);
  // +32 (0)2 123 45 67: the zero is for national calls.
  const bare = isInternational ? text.replace(/\(0\)/, '') : text;
  const digits = bare.replaceAll(/\D/g, '');
  if (!isInternational) return digits.startsWith('0') && belgian.test(digits.slice(1)) ? `+32${digits.slice(1)}` : null;
  const whole = text.startsWith('+') ? digits : digits.slice(2);
  if (whole.startsWith('32')) return belgian.test(whole.slice(2)) ? `+${whole}` : null;
  return international.test(whole) ? `+${whole}` : null;
}
