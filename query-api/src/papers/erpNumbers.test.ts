import { expect, test } from '@jest/globals';
import { noteRow } from './drawDeliveryNote.ts';
import drawPaper from './drawPaper.ts';
import { readPaper } from './testing/readPaper.ts';
import { sampleNote, sampleOrder } from './testing/samplePapers.ts';

const erp_number = 'AX-20/B';

test('a delivery note prints the number of the ERP between digits and brand, and digits alone without it', () => {
  const [line] = sampleNote(1).lines;
  if (!line) throw new Error('the sample note has no line');
  const firstNote = (changes: object) => noteRow({ ...line, ...changes }, 'nl', true).notes?.[0]?.text;
  expect(firstNote({ erp_number })).toBe('200100 · AX-20/B · Zuivelhof');
  expect(firstNote({})).toBe('200100 · Zuivelhof');
});

test('an open order prints the number of the ERP of the article that has one', async () => {
  const order = sampleOrder(2);
  const lines = order.lines.map((line, at) => (at === 0 ? { ...line, erp_number } : line));
  const madeAt = Date.parse('2026-03-11T14:12:00+01:00') / 1000;
  const paper = await drawPaper({ kind: 'openOrder', language: 'fr', madeAt, order: { ...order, lines } });
  const text = readPaper(paper).join(' ');
  expect(text).toContain('200100 · AX-20/B · Zuivelhof');
  expect(text.split(erp_number)).toHaveLength(2);
});
