import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { createPaperPress } from './createPaperPress.ts';
import type { PaperTask } from './paperTask.ts';
import { sampleNote, sampleOrder } from './testing/samplePapers.ts';

const madeAt = Date.parse('2026-03-11T14:12:00+01:00') / 1000;
const order = (lines: number, language: 'nl' | 'fr' = 'nl'): PaperTask => ({
  kind: 'openOrder',
  language,
  madeAt,
  order: sampleOrder(lines),
});
const stuckThread = { file: fileURLToPath(new URL('./testing/stuckThread.mjs', import.meta.url)), execArgv: [] };
const press = createPaperPress();
afterAll(() => press.close());

test('an order PDF is tagged, in the requested language, reproducible, and does not block the event loop', async () => {
  let turns = 0;
  let isMade = false;
  const making = press.make(order(300, 'fr')).finally(() => (isMade = true));
  const turn = () => {
    turns += 1;
    if (!isMade) setImmediate(turn);
  };
  turn();
  const pdf = await making;
  expect(turns).toBeGreaterThan(100);
  const text = pdf.toString('latin1');
  expect(text.slice(0, 8)).toBe('%PDF-1.7');
  expect(text).toContain('/Marked true');
  expect(text).toContain('/StructTreeRoot');
  expect(text).toContain('/Lang (fr-BE)');
  expect(text.match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(9);
  expect((await press.make(order(300, 'fr'))).equals(pdf)).toBe(true);
});

test('a delivery note without prices is a smaller PDF than the note with prices', async () => {
  const note = (isPriced: boolean) =>
    press.make({ kind: 'deliveryNote', language: 'nl', madeAt, supplier: null, note: sampleNote(20, isPriced) });
  const [priced, plain] = await Promise.all([note(true), note(false)]);
  expect(plain.length).toBeLessThan(priced.length);
});

test('the press rejects tasks beyond its queue as busy', async () => {
  const small = createPaperPress(undefined, { waiting: 1, timeMs: 60_000 }, stuckThread);
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => small.make(order(1))));
  const rejections = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(rejections.length).toBeGreaterThan(0);
  expect(rejections.length).toBeLessThan(4);
  for (const { reason } of rejections) expect(reason).toMatchObject({ code: 'paper.busy' });
  expect((await small.make(order(1))).toString()).toBe('%PDF-drawn');
  await small.close();
});

test('the press ends a task that takes too long, and continues with the next task', async () => {
  const short = createPaperPress(undefined, { waiting: 5, timeMs: 1_500 }, stuckThread);
  await expect(short.make(order(1, 'fr'))).rejects.toMatchObject({ code: 'paper.busy' });
  expect((await short.make(order(1))).toString()).toBe('%PDF-drawn');
  await short.close();
});
