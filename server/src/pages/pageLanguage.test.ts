import { expect, test } from '@jest/globals';
import { pageLanguage } from './pageLanguage.ts';

test.each([
  ['a French address', '/fr/promo', 'shown_language=nl', 'nl', 'fr'],
  ['a French address without prefix', '/panier', '', 'nl', 'fr'],
  ['a French article', '/fr/131205', '', 'nl', 'fr'],
  ['a Dutch article', '/131205', 'shown_language=fr', 'fr', 'nl'],
  ['an unknown French address', '/fr/beurre', '', 'nl', 'fr'],
  ['the home of a French browser', '/', '', 'fr-BE,fr;q=0.9,nl;q=0.8', 'fr'],
  ['the home of a Dutch browser that also reads French', '/', '', 'nl-BE,nl;q=0.9,fr;q=0.8', 'nl'],
  ['the home of an English browser that also reads French', '/', '', 'en-US,en;q=0.9,fr;q=0.8', 'fr'],
  ['the home of an English browser in France', '/', '', 'en-FR', 'nl'],
  ['the home after a French page', '/', 'a=1; shown_language=fr; b=2', 'nl', 'fr'],
  ['the home after a Dutch page', '/', 'shown_language=nl', 'fr', 'nl'],
  ['the office of a French browser', '/backoffice/orders', 'shown_language=nl', 'fr', 'fr'],
  ['the office after French', '/backoffice/', 'office_language=fr', 'nl', 'fr'],
  ['the office after Dutch', '/backoffice', 'office_language=nl; shown_language=fr', 'fr', 'nl'],
  ['an unknown address without a language', '/boter', '', '', 'nl'],
])('%s has its own language in the first byte', (_, path, cookies, acceptLanguage, language) => {
  expect(pageLanguage(path, cookies, acceptLanguage)).toBe(language);
});
