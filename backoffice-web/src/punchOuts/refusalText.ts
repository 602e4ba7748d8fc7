import type { OfficeText } from '../i18n/useOfficeText.ts';

const reasons = [
  'incomplete',
  'hook',
  'customer',
  'login.invalid',
  'login.blocked',
  'login.busy',
  'login.rate_limited',
  'login.no_customer',
  'account.suspended',
  'account.cancelled',
] as const;

export function refusalText(t: OfficeText, reason: string): string {
  const known = reasons.find((each) => each === reason);
  return known === undefined ? reason : t(`punchOuts.reasons.${known}`);
}
