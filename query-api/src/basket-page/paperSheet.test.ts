import { expect, test } from '@jest/globals';
import type PDFDocument from 'pdfkit';
import type { PaperLine } from './paperLines.ts';
import { paperSheet, type PaperSum } from './paperSheet.ts';

type Pdf = InstanceType<typeof PDFDocument>;
const lineHeight = 12;

/** A document that only remembers on which sheet it was asked to write what; every text is one line high. */
function fakePdf() {
  const sheets: string[][] = [[]];
  const pdf = {
    y: 48,
    page: { margins: { bottom: 48 } },
    text: (text: string) => {
      sheets.at(-1)?.push(text);
      pdf.y += lineHeight;
      return pdf;
    },
    addPage: () => {
      sheets.push([]);
      pdf.y = 48;
      return pdf;
    },
    moveDown: (lines: number) => {
      pdf.y += lines * lineHeight;
      return pdf;
    },
    heightOfString: () => lineHeight,
  };
  for (const same of ['registerFont', 'font', 'fontSize', 'fillColor', 'moveTo', 'lineTo', 'lineWidth', 'strokeColor'])
    Object.assign(pdf, { [same]: () => pdf });
  Object.assign(pdf, { stroke: () => pdf });
  return { pdf: pdf as unknown as Pdf, sheets };
}

const line = (name: string): PaperLine => ({
  articleNumber: '131209',
  name,
  facts: '131209',
  errors: [],
  quantity: '2 st',
  price: '€ 4,185 / st',
  total: '€ 8,37',
});
const sums: readonly PaperSum[] = [
  { label: 'Subtotaal', amount: '€ 8,37', kind: 'plain' },
  { label: 'Totaal', amount: '€ 8,87', kind: 'total' },
];
const columns = { ...line('Artikel'), facts: '', quantity: 'Aantal', price: 'Prijs', total: 'Totaal' };

function write(count: number) {
  const { pdf, sheets } = fakePdf();
  const sheet = paperSheet(pdf, { title: 'Winkelwagen · Bistro', columns });
  const lines = Array.from({ length: count }, (_, index) => line(`artikel ${index + 1}`));
  sheet.group('Zuivel', 'Zuivel (vervolg)', 'aub', lines, sheet.heightOfSums(sums));
  sheet.sums(sums);
  return sheets;
}

test.each(Array.from({ length: 40 }, (_, index) => index + 20))(
  'of %i lines none is cut, and the sums stand under one of them',
  (count) => {
    const sheets = write(count);
    const last = sheets.at(-1) ?? [];
    expect(last).toContain(`artikel ${count}`);
    expect(last.slice(-4)).toEqual(['Subtotaal', '€ 8,37', 'Totaal', '€ 8,87']);
    const written = sheets.flat().filter((text) => text.startsWith('artikel'));
    expect(written).toEqual(Array.from({ length: count }, (_, index) => `artikel ${index + 1}`));
  },
);

test('each further sheet says whose it is, what its columns are and which group goes on', () => {
  const [, ...further] = write(60);
  expect(further.length).toBeGreaterThan(0);
  for (const sheet of further)
    expect(sheet.slice(0, 7)).toEqual([
      'Winkelwagen · Bistro',
      'Artikel',
      'Aantal',
      'Prijs',
      'Totaal',
      'Zuivel (vervolg)',
      expect.stringContaining('artikel'),
    ]);
});
