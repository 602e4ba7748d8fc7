/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { draftAbout, forgetDraft, keepDraft, keepDraftsOf } from './draft.ts';

afterEach(() => sessionStorage.clear());

test('a draft stays for its user, also after another login of that user, and is removed for another user', () => {
  keepDraftsOf(7);
  keepDraft({ about: '7/basket', fields: { message: 'Langs achter' } });
  keepDraftsOf(7);
  expect(draftAbout('7/basket')).toEqual({ message: 'Langs achter' });
  keepDraftsOf(8);
  expect(draftAbout('7/basket')).toBeNull();
});

test('a sent draft is removed alone; all drafts are removed when the user leaves', () => {
  keepDraft({ about: '7/one', fields: { message: 'a' } });
  keepDraft({ about: '7/other', fields: { message: 'b' } });
  forgetDraft('7/one');
  expect([draftAbout('7/one'), draftAbout('7/other')]).toEqual([null, { message: 'b' }]);
  forgetDraft();
  expect(draftAbout('7/other')).toBeNull();
});
