import { expect, test } from '@jest/globals';
import { noteRow } from './drawDeliveryNote.ts';
import { sampleNote } from './testing/samplePapers.ts';

test('what the warehouse has to say of a line stands under it on paper too', () => {
  const [line] = sampleNote(1, true).lines;
  if (!line) throw new Error('a note without lines');
  const textsOf = (comment: string | undefined) =>
    noteRow({ ...line, comment }, 'nl', true).notes?.map(({ text }) => text) ?? [];
  expect(textsOf('Morgen weer op voorraad')).toContain('Morgen weer op voorraad');
  expect(textsOf(undefined)).toHaveLength(textsOf('x').length - 1);
});
