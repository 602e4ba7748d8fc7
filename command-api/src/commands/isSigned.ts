import { timingSafeEqual } from 'node:crypto';
import type { CommandSide } from '../commandSide.ts';

/** Constant time. */
export function isSigned(
  { sign }: Pick<CommandSide, 'sign'>,
  purpose: string,
  subject: string,
  signature: string,
): boolean {
  const expected = Buffer.from(sign(purpose, subject));
  const actual = Buffer.from(signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
