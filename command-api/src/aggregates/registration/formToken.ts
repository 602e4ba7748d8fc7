import type { CommandSide } from '../../commandSide.ts';
import { isSigned } from '../../commands/isSigned.ts';

type Side = Pick<CommandSide, 'sign' | 'clock'>;

/** Nobody fills in three steps faster; nobody leaves a form open longer. Milliseconds. */
const leastAge = 3000;
const mostAge = 24 * 60 * 60 * 1000;

/** Says when a visitor was given the form: `<epoch milliseconds>.<signature>`. */
export function makeFormToken({ sign, clock }: Side, visitor: string): string {
  const at = String(clock.now().getTime());
  return `${at}.${sign('registration form', `${visitor} ${at}`)}`;
}

/** How a form came: as a person sends it, faster than a person can, or with a token that is not this visitor's or too old. */
export function judgeFormToken({ sign, clock }: Side, visitor: string, token: string): 'good' | 'too_fast' | 'expired' {
  const [at = '', signature = ''] = token.split('.');
  if (!isSigned({ sign }, 'registration form', `${visitor} ${at}`, signature)) return 'expired';
  const age = clock.now().getTime() - Number(at);
  // A form of a later time is of a clock that was set back: waiting would help nobody, another form does.
  if (age < 0 || age > mostAge) return 'expired';
  return age < leastAge ? 'too_fast' : 'good';
}
