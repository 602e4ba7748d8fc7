/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';

test('the office starts in the language of its document, and the server learns the language that it shows', async () => {
  window.history.replaceState(null, '', '/backoffice/orders');
  document.documentElement.lang = 'fr-BE';
  const { officeLanguage } = await import('./officeLanguage.ts');
  expect(officeLanguage.get()).toBe('fr');
  officeLanguage.show('nl');
  expect(document.documentElement.lang).toBe('nl-BE');
  expect(document.cookie).toBe('office_language=nl');
});
