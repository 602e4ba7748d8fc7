import { expect, test } from '@jest/globals';
import { noteRow } from './drawDeliveryNote.ts';
import { sampleNote } from './testing/samplePapers.ts';

test('a comment of the warehouse stands under its line on the delivery note', () => {
  const [line] = sampleNote(1, true).lines;
  if (!line) throw new Error('the sample note has no line');
  const textsOf = (comment: string | undefined) =>
    noteRow({ ...line, comment }, 'nl', true).notes?.map(({ text }) => text) ?? [];
  expect(textsOf('Morgen weer op voorraad')).toContain('Morgen weer op voorraad');
  expect(textsOf(undefined)).toHaveLength(textsOf('x').length - 1);
});
