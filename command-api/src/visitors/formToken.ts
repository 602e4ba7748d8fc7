import type { CommandSide } from '../commandSide.ts';
import { isSigned } from '../commands/isSigned.ts';

/** Signs its own forms only. */
export type FormPurpose = 'registration form' | 'contact form';
type Side = Pick<CommandSide, 'sign' | 'clock'>;

/** Milliseconds: faster is a bot, slower has expired. */
const leastAge = 3000;
const mostAge = 24 * 60 * 60 * 1000;

/** `<epoch milliseconds>.<signature>` of the visitor's form. */
export function makeFormToken({ sign, clock }: Side, purpose: FormPurpose, visitor: string): string {
  const at = String(clock.now().getTime());
  return `${at}.${sign(purpose, `${visitor} ${at}`)}`;
}

/** Valid, too fast, or expired (also another visitor's). */
export function judgeFormToken(
  { sign, clock }: Side,
  purpose: FormPurpose,
  visitor: string,
  token: string,
): 'good' | 'too_fast' | 'expired' {
  const [at = '', signature = ''] = token.split('.');
  if (!isSigned({ sign }, purpose, `${visitor} ${at}`, signature)) return 'expired';
  const age = clock.now().getTime() - Number(at);
  // The clock was set back: only a new form helps.
  if (age < 0 || age > mostAge) return 'expired';
  return age < leastAge ? 'too_fast' : 'good';
}
