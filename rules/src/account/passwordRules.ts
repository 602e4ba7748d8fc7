import { isCommonPassword } from './commonPasswords.ts';
import { usernameKey } from './usernameKey.ts';

/** In the order of the checklist (after-ordering.md §5). */
export const passwordRules = ['length', 'upperCase', 'lowerCase', 'digit', 'notUsername', 'notCommon'] as const;
export type PasswordRule = (typeof passwordRules)[number];

/** In composed code points. */
export const passwordLength = { least: 8, most: 60 } as const;

/** Equal for the same keys on different devices. */
export const normalPassword = (password: string): string => password.normalize('NFKC');

/**
 * All broken rules, for a live checklist.
 * @param username empty when unknown
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

/** Recommended, never required (readings.md). */
export const hasSpecialCharacter = (password: string): boolean => /[^\p{L}\p{M}\p{N}]/u.test(normalPassword(password));
