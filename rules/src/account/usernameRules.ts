/** The rules that a username keeps (after-ordering.md §5), in the order in which a checklist shows them. */
export const usernameRules = ['length', 'noSpaces', 'characters'] as const;
export type UsernameRule = (typeof usernameRules)[number];

/** In characters as people count them (code points, composed). */
export const usernameLength = { least: 4, most: 60 } as const;

/**
 * Letters of one script only, Latin, without its phonetic and dotless lookalikes: a name in Cyrillic or Greek, or mixed of
 * scripts, may look like somebody else's. Digits are the ten of ASCII; `. _ - @ + '` may stand between, so that an address
 * can be a username.
 */
const letter = /^[À-ÖØ-öø-ÿĀ-įĲ-ķĹ-ňŊ-žƠơƯưḀ-ỹ]$/u;
const plain = /^[A-Za-z0-9._\-@+']$/;

/**
 * Every rule that a new username breaks; none where it may be chosen. Whether somebody has it already is not judged here.
 * The username is judged as Unicode composes it (NFKC), as it is compared (`usernameKey`).
 */
export function brokenUsernameRules(username: string): UsernameRule[] {
  const characters = Array.from(username.normalize('NFKC'));
  const spaces = characters.filter((one) => /\s/u.test(one));
  const broken: Record<UsernameRule, boolean> = {
    length: characters.length < usernameLength.least || characters.length > usernameLength.most,
    noSpaces: spaces.length > 0,
    characters: characters.some((one) => !/\s/u.test(one) && !plain.test(one) && !letter.test(one)),
  };
  return usernameRules.filter((rule) => broken[rule]);
}
