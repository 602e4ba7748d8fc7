import { isCommonPassword } from './commonPasswords.ts';
import { usernameKey } from './usernameKey.ts';

/** The rules that a password keeps (after-ordering.md §5), in the order in which a checklist shows them. */
export const passwordRules = ['length', 'upperCase', 'lowerCase', 'digit', 'notUsername', 'notCommon'] as const;
export type PasswordRule = (typeof passwordRules)[number];

/** In characters as people count them (code points, composed). */
export const passwordLength = { least: 8, most: 60 } as const;

/** How a password is judged and hashed: the same keys typed on two devices give the same text. */
export const normalPassword = (password: string): string => password.normalize('NFKC');

/**
 * Every rule that a new password breaks, all at once for a live checklist; none where it may be chosen.
 * @param username whose password it becomes; empty where it is not known yet
 */
export function brokenPasswordRules(password: string, username: string): PasswordRule[] {
  const text = normalPassword(password);
  const length = Array.from(text).length;
  const broken: Record<PasswordRule, boolean> = {
    length: length < passwordLength.least || length > passwordLength.most,
    upperCase: !/\p{Lu}/u.test(text),
    lowerCase: !/\p{Ll}/u.test(text),
    digit: !/[0-9]/.test(text),
    notUsername: text === '' || (username !== '' && usernameKey(text) === usernameKey(username)),
    notCommon: text === '' || isCommonPassword(text),
  };
  return passwordRules.filter((rule) => broken[rule]);
}

/** A special character is advised and never required (readings.md). */
export const hasSpecialCharacter = (password: string): boolean => /[^\p{L}\p{M}\p{N}]/u.test(normalPassword(password));
