import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { brokenPasswordRules, hasSpecialCharacter, passwordRules } from './passwordRules.ts';
import { usernameKey } from './usernameKey.ts';
import { brokenUsernameRules } from './usernameRules.ts';

const rulesOf = (password: string, username = 'lotte') => brokenPasswordRules(password, username);

describe('a password', () => {
  test.each([
    ['eight characters with both cases and a digit may be chosen', 'Rabarbe7', []],
    ['seven are one short', 'Rabarb7', ['length']],
    ['sixty are the most', `Aa1${'bK'.repeat(29)}`, ['length']],
    ['sixty may be chosen', `Aa1${'bK'.repeat(28)}x`, []],
    ['accented letters have a case too', 'ÉÀÉéàé77', []],
    ['a letter of another script is neither upper nor lower', '東京東京東京77', ['upperCase', 'lowerCase']],
    ['an emoji is one character', 'Aa1😀😀😀😀', ['length']],
    ['nothing typed breaks all', '', [...passwordRules]],
    ['a special character is advised, not required', 'rabarberTaart9', []],
  ])('%s', (_, password, broken) => expect(rulesOf(password)).toEqual(broken));

  test.each(['Lotte.Vermeersch8', 'lotte.vermeersch8', ' LOTTE.VERMEERSCH8', 'Ｌotte.vermeersch8'])(
    'is refused when it equals the username in any spelling: %s',
    (username) => expect(rulesOf('Lotte.Vermeersch8', username)).toEqual(['notUsername']),
  );

  test.each([
    'Password1',
    'Wachtwoord123',
    'MotDePasse2024!',
    'Welkom01',
    'Bienvenue1',
    'Azerty123',
    '123Azerty',
    'Qwertyuiop1',
    'Zomer2026!',
    'P@ssw0rd1',
    '1q2w3e4R',
    'Anderlecht11',
    'Février2025',
    'Aaaaaaa1',
  ])('is refused when it is commonly guessed: %s', (password) => expect(rulesOf(password)).toEqual(['notCommon']));

  test.each(['Welkom-2026', 'correctPaard9batterij', 'Zomerweek7boot', 'MijnKeuken9bis'])(
    'is accepted when it only starts with a common word: %s',
    (password) => expect(rulesOf(password)).toEqual([]),
  );

  test('is judged the same for composed and decomposed accents', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 70 }), (password) => {
        expect(rulesOf(password.normalize('NFD'))).toEqual(rulesOf(password.normalize('NFC')));
      }),
    );
  });

  test('without broken rules has the right length, both cases and a digit, and differs from the username', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 70 }), fc.string({ maxLength: 20 }), (password, username) => {
        const text = password.normalize('NFKC');
        const holds =
          Array.from(text).length >= 8 &&
          Array.from(text).length <= 60 &&
          /\p{Lu}/u.test(text) &&
          /\p{Ll}/u.test(text) &&
          /\d/.test(text) &&
          usernameKey(text) !== usernameKey(username);
        expect(rulesOf(password, username).every((rule) => rule === 'notCommon')).toBe(holds);
      }),
    );
  });

  test('meets every rule after enough characters of each kind are added', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        expect(rulesOf(`${text}Rabarber7Taart`, 'somebody else')).toEqual([]);
      }),
    );
  });

  test('with a punctuation mark or a space has a special character', () => {
    expect(['Welkom-2026', 'een zin 7', 'Rabarbe7', 'Éclair77'].map(hasSpecialCharacter)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a username', () => {
  test.each([
    ['lotte', []],
    ['l.vermeersch@lindegaard.example', []],
    ["d'hondt_7+bistro", []],
    ['Đặng', []],
    ['Gèrard', []],
    ['lot', ['length']],
    ['a'.repeat(61), ['length']],
    ['lotte v', ['noSpaces']],
    [' lotte', ['noSpaces']],
    ['', ['length']],
    ['lotte\u00a0v', ['noSpaces']],
    ['lotte\u200b', ['characters']],
    ['lоtte', ['characters']],
    ['сосо', ['characters']],
    ['ΑΒΕΖ', ['characters']],
    ['lıla', ['characters']],
    ['ɑnna', ['characters']],
    ['anna١', ['characters']],
    ['a b\u202e', ['noSpaces', 'characters']],
    ['lotte😀', ['characters']],
    ['<lotte>', ['characters']],
  ])('%j breaks the rules %j', (username, broken) => expect(brokenUsernameRules(username)).toEqual(broken));

  test('in full width, capitals or decomposed accents is the same username', () => {
    for (const [a, b] of [
      ['ｌｏｔｔｅ', 'LOTTE'],
      ['ge\u0300rard', 'Gèrard'],
      ['ﬁlip', 'FILIP'],
      [' lotte ', 'lotte'],
    ] as const)
      expect(usernameKey(a)).toBe(usernameKey(b));
  });

  test('has one key, also after normalising twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (username) => {
        const key = usernameKey(username);
        expect(usernameKey(key)).toBe(key);
        expect(usernameKey(username.normalize('NFD'))).toBe(key);
      }),
    );
  });

  test('is refused unless it contains only Latin letters, so that no two keys look alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 4, maxLength: 30 }), (username) => {
        const looksOwn = /^[\p{Script=Latin}0-9._\-@+']+$/u.test(username.normalize('NFKC'));
        expect(looksOwn || brokenUsernameRules(username).length > 0).toBe(true);
      }),
    );
  });
});
