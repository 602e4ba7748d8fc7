import { expect, test } from '@jest/globals';
import { searchText } from './searchText.ts';

test('a search text ignores accents, case and the kind of apostrophe', () => {
  expect(searchText('Café ’t Hœkske', 'ÎLE')).toBe("cafe 't hœkske ile");
});
