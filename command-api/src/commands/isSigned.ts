import { timingSafeEqual } from 'node:crypto';
import type { CommandSide } from '../commandSide.ts';

/** Whether a signature of a link or a form is the tenant's own under that purpose; takes the same time wherever it differs. */
export function isSigned(
  { sign }: Pick<CommandSide, 'sign'>,
  purpose: string,
  subject: string,
  signature: string,
): boolean {
  const expected = Buffer.from(sign(purpose, subject));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
