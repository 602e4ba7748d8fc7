import { expect, test } from '@jest/globals';
import type { Supplier } from '@talloor/platform/configuration.ts';
import PDFDocument from 'pdfkit';
import drawPaper from './drawPaper.ts';
import { bytesOf, openPaper, paperOptions } from './openPaper.ts';
import { faces, openFace, type Face } from './paperFonts.ts';
import { readPaper } from './testing/readPaper.ts';
import { sampleNote, sampleOrder } from './testing/samplePapers.ts';

const madeAt = Date.parse('2026-03-11T14:12:00+01:00') / 1000;

const names = {
  'Turkish, Polish, Czech, Romanian': 'Şalgam ğ ı İ, Łódź, Dvořák ř3 č, țară ș',
  'Vietnamese, with Latin signs': 'Đặng Thị Diễm 5 ‰ ≤ ≥ → ŵ',
  'ligatures that were typed, beside letters': 'fin ﬁn, fles ﬂes',
  'accents that no letter holds': 'm̂ i̇ ı Ångström',
  'Greek and Cyrillic': 'Ελιές Καλαμών 2 kg, Борщ Київ',
  Arabic: 'مطعم الأرز (الطابق 12) گچپژ',
  Hebrew: 'חלה מתוקה (שבת) שָׁלוֹם',
  'emoji and signs': '😀 👩🏽‍🍳 ❤️ ✓ ☎ ●',
  'letters of no font': '北京烤鸭 ไทย',
};

test.each(Object.entries(names))('copied from a paper, a text has its letters: %s', async (_, text) => {
  const order = sampleOrder(1);
  const [line] = order.lines;
  if (!line) throw new Error('the sample has no line');
  const paper = await drawPaper({
    kind: 'openOrder',
    language: 'nl',
    madeAt,
    order: { ...order, customer_name: text, comment: `\t${text}\r\n${text}`, lines: [{ ...line, name: text }] },
  });
  const note = await drawPaper({
    kind: 'deliveryNote',
    language: 'fr',
    madeAt,
    supplier: null,
    note: { ...sampleNote(1), received_by: text },
  });
  const packed = (words: string) => words.normalize('NFC').replaceAll(' ', '');
  const count = (copied: string[]) => packed(copied.join('')).split(packed(text)).length - 1;
  expect(count(readPaper(paper))).toBe(4);
  expect(count(readPaper(note))).toBe(1);
});

test('a delivery note names its supplier with address and VAT number, and the unit of each price', async () => {
  const supplier = { name: 'Talloor nv', street: 'Dok-Noord 4', city: '9000 Gent', vatNumber: 'BE 0999.009.928' };
  const draw = async (language: 'nl' | 'fr', from: Supplier | null) =>
    readPaper(await drawPaper({ kind: 'deliveryNote', language, madeAt, supplier: from, note: sampleNote(9) })).join(
      ' ',
    );
  const paper = await draw('nl', supplier);
  for (const text of ['Leverancier', 'Talloor nv', 'Dok-Noord 4', '9000 Gent', 'Btw BE 0999.009.928'])
    expect(paper).toContain(text);
  expect(paper).toContain('/ kg');
  expect(await draw('fr', supplier)).toContain('TVA BE 0999.009.928');
  expect(await draw('nl', { ...supplier, phone: '+32 9 000 12 34' })).toContain('+32 9 000 12 34');
  expect(await draw('nl', null)).not.toContain('Leverancier');
});

test('the papers of mussels name their moment', async () => {
  const service = { kind: 'mussels', moment: 'morning' } as const;
  const order = { ...sampleOrder(1), delivery_service: service };
  const note = { ...sampleNote(1), delivered_at: null, delivery_moment: service.moment };
  const textOf = async (paper: Parameters<typeof drawPaper>[0]) => readPaper(await drawPaper(paper)).join(' ');
  expect(await textOf({ kind: 'openOrder', language: 'nl', madeAt, order })).toContain('voormiddag, 08:30 – 12:00');
  expect(await textOf({ kind: 'openOrder', language: 'fr', madeAt, order })).toContain('matin, 08:30 – 12:00');
  const receipt = {
    order_number: '4402131',
    version: 1,
    customer_number: '204118',
    customer_name: 'Bistro Lindegaard',
    submitted_at: madeAt,
    cause: 'placed' as const,
    made_by: null,
    is_by_office: false,
    changeable_until: madeAt,
    delivery_date: madeAt,
    lines: [],
    original_amount_to_pay: null,
    amount_to_pay: null,
    is_approximate: true,
    event: { id: '', name: 'order-4402131@0', hash: '' },
  };
  const receiptText = (changes: { delivery_moment?: 'morning' }) =>
    textOf({ kind: 'receipt', language: 'nl', madeAt, receipt: { ...receipt, ...changes } });
  expect(await receiptText({ delivery_moment: 'morning' })).toMatch(/, voormiddag\.(?!.*Wijzigen)/);
  expect(await receiptText({})).toContain('Wijzigen kon tot');
  const closedOrder = { ...order, status: 'processed' as const };
  expect(await textOf({ kind: 'openOrder', language: 'nl', madeAt, order: closedOrder })).toContain(
    'Annuleren kan niet meer',
  );
  const noteText = await textOf({ kind: 'deliveryNote', language: 'nl', madeAt, supplier: null, note });
  expect(noteText).toContain(', voormiddag');
});

test('the same order gives the same bytes, also after papers with other letters', async () => {
  const draw = (comment: string) =>
    drawPaper({ kind: 'openOrder', language: 'nl', madeAt, order: { ...sampleOrder(1), comment } });
  const text = Object.values(names).join(' ');
  const first = await draw(text);
  await draw(Array.from(text).toReversed().join(''));
  expect(Buffer.from(await draw(text)).equals(first)).toBe(true);
});

const isLetter = (letter: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter) && letter === letter.normalize('NFC');

test.each(faces.text)('copied from a paper, each letter of a font is itself: %s', async (face: Face) => {
  const letters = [...openFace(face).letters].filter(isLetter);
  const lines = letters.flatMap((_, index) => (index % 20 === 0 ? [letters.slice(index, index + 20).join(' ')] : []));
  const pdf = new PDFDocument(paperOptions('nl', 'Letters', madeAt));
  const paper = openPaper(pdf);
  for (const line of lines) paper.say('P', line, { size: 9 });
  const copied = readPaper(await bytesOf(pdf, paper.root));
  expect(copied.join('').replaceAll(' ', '')).toBe(lines.join('').replaceAll(' ', ''));
});
