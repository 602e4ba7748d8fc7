import { Problem } from '@talloor/platform/http/problem.ts';
import { brokenPasswordRules } from '@talloor/rules/account/passwordRules.ts';

export type NewPassword = { readonly password: string; readonly confirmation: string };

/** @throws Problem `password.not_confirmed`, `password.not_allowed` with every broken rule */
export function checkNewPassword({ password, confirmation }: NewPassword, username: string): void {
  if (password !== confirmation) throw new Problem('password.not_confirmed');
  const broken = brokenPasswordRules(password, username);
  if (broken.length > 0)
    throw new Problem('password.not_allowed', {
      parameters: { rules: broken.join(',') },
      errors: broken.map((rule) => ({ in: 'body', path: 'password', message: rule })),
    });
}
