import { expect, test } from '@jest/globals';
import { lastEditedView } from './lastEditedView.ts';

const viewLastEdited = (isByOffice: boolean, isOfficeReader: boolean, name = 'Greet Maes') =>
  lastEditedView({ at: '2026-03-11T13:30:00.000Z', is_by_office: isByOffice }, name, isOfficeReader);

test('a customer reads the name of an own editor, and for the office only that the office edited', () => {
  expect(viewLastEdited(false, false)).toEqual({ name: 'Greet Maes', is_by_office: false, at: 1773235800 });
  expect(viewLastEdited(true, false)).toMatchObject({ name: null, is_by_office: true });
  expect(viewLastEdited(true, true)).toMatchObject({ name: 'Greet Maes', is_by_office: true });
  expect(viewLastEdited(false, false, '')).toMatchObject({ name: null, is_by_office: false });
});
