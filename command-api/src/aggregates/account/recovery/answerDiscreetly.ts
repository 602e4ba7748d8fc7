import { setTimeout as pause } from 'node:timers/promises';
import type { ProblemCode } from '@talloor/contracts/problem.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { judgeField } from '@talloor/rules/account/fields/judgeField.ts';

/** Longer than the work for an existing user. */
const discreetMs = 400;

/** Discreet tenants hide rejections. @throws Problem */
export async function answerDiscreetly(
  discreet: boolean,
  email: string,
  request: () => Promise<ProblemCode | null>,
): Promise<{ body: undefined }> {
  if (judgeField('email', email.trim()) !== null) throw new Problem('recovery.email_invalid');
  const [reason] = await Promise.all([request(), discreet ? pause(discreetMs) : null]);
  if (reason !== null && !discreet) throw new Problem(reason);
  return { body: undefined };
}
