/** In the order of the checklist (after-ordering.md §5). */
export const usernameRules = ['length', 'noSpaces', 'characters'] as const;
export type UsernameRule = (typeof usernameRules)[number];

/** In composed code points. */
export const usernameLength = { least: 4, most: 60 } as const;

/** Latin letters, ASCII digits and `. _ - @ + '`. Other scripts could imitate somebody's name. */
const letter = /^[À-ÖØ-öø-ÿĀ-įĲ-ķĹ-ňŊ-žƠơƯưḀ-ỹ]$/u;
const plain = /^[A-Za-z0-9._\-@+']$/;

/** On the NFKC form. Uniqueness is judged elsewhere. */
export function brokenUsernameRules(username: string): UsernameRule[] {
  const characters = Array.from(username.normalize('NFKC'));
  const spaces = characters.filter((character) => /\s/u.test(character));
  const broken: Record<UsernameRule, boolean> = {
    length: characters.length < usernameLength.least || characters.length > usernameLength.most,
    noSpaces: spaces.length > 0,
    characters: characters.some(
      (character) => !/\s/u.test(character) && !plain.test(character) && !letter.test(character),
    ),
  };
  return usernameRules.filter((rule) => broken[rule]);
}
