import { isCompanyNumber } from './companyNumber.ts';
import { readPhone } from './phone.ts';

/** Kinds with their error codes (spec after-ordering §5). */
export const fieldKinds = {
  /** All scripts: Đặng, O'Brien, J.P. */
  alphabetic: {
    code: 'field.not_alphabetic',
    fits: (value) => /^[\p{L}\p{M} .'’‘´`ʼ\-‐]+$/u.test(value) && /\p{L}/u.test(value),
  },
  /** 12-14A, 12/3. */
  alphanumeric: {
    code: 'field.not_alphanumeric',
    fits: (value) => /^[\p{L}\p{M}\p{Nd} .\-‐–/]+$/u.test(value) && /[\p{L}\p{Nd}]/u.test(value),
  },
  /** For company and street names. */
  text: {
    code: 'field.not_readable',
    fits: (value) => /^(?:[^\p{C}\u2028\u2029]|\u200d)*$/u.test(value) && /[\p{L}\p{N}]/u.test(value),
  },
  digits: { code: 'field.not_digits', fits: (value) => /^\d+$/.test(value) },
  phone: { code: 'field.not_phone', fits: (value) => readPhone(value) !== null },
  /**
   * At most 64 characters before the @ (RFC 5322 §3.2.3, without backtick and quoted names) and a domain with a dot.
   * Domains may have letters of all scripts (RFC 5890) or their xn-- form.
   */
  email: {
    code: 'field.not_email',
    fits: (value) =>
      /^(?!\.)(?!.*\.\.)[\w!#$%&'*+\-./=?^{|}~]{0,63}[\w!#$%&'*+\-/=?^{|}~]@(?:[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]{0,61}[\p{L}\p{M}\p{Nd}])?\.)+(?:xn--[A-Za-z0-9-]{0,58}[A-Za-z0-9]|[\p{L}\p{M}]{2,63})$/u.test(
        value,
      ),
  },
  companyNumber: { code: 'field.not_company_number', fits: isCompanyNumber },
  postal: { code: 'field.not_postal', fits: (value) => /^[1-9]\d{3}$/.test(value) },
  date: { code: 'field.not_date', fits: isDay },
} as const satisfies Record<string, { readonly code: string; readonly fits: (value: string) => boolean }>;
export type FieldKind = keyof typeof fieldKinds;

function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
