/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { draftAbout, forgetDraft, keepDraft, keepDraftsOf } from './draft.ts';

afterEach(() => sessionStorage.clear());

test('what was typed is there for whoever typed it, also after a session that ended, and for nobody else', () => {
  keepDraftsOf(7);
  keepDraft({ about: '7/basket', fields: { message: 'Langs achter' } });
  keepDraftsOf(7);
  expect(draftAbout('7/basket')).toEqual({ message: 'Langs achter' });
  keepDraftsOf(8);
  expect(draftAbout('7/basket')).toBeNull();
});

test('one that was sent goes, the others stay; all go when their person leaves', () => {
  keepDraft({ about: '7/one', fields: { message: 'a' } });
  keepDraft({ about: '7/other', fields: { message: 'b' } });
  forgetDraft('7/one');
  expect([draftAbout('7/one'), draftAbout('7/other')]).toEqual([null, { message: 'b' }]);
  forgetDraft();
  expect(draftAbout('7/other')).toBeNull();
});
