import { expect, test } from '@jest/globals';
import { openPaper } from './openPaper.ts';
import { heightOfSums, writeSums, type PaperSum } from './paperSums.ts';
import { column, paperTable, type PaperRow } from './paperTable.ts';
import type { Pdf } from './paperText.ts';

const lineHeight = 12;
type Sheet = { readonly read: string[]; readonly skipped: string[] };

function fakePdf() {
  const sheets: Sheet[] = [{ read: [], skipped: [] }];
  let isArtifact = false;
  const part = { add: () => part, end: () => {} };
  const pdf: Record<string, unknown> & { y: number } = {
    y: 48,
    page: { margins: { bottom: 48 }, maxY: () => Infinity },
    text: (text: string) => {
      sheets.at(-1)?.[isArtifact ? 'skipped' : 'read'].push(text);
      return pdf;
    },
    addPage: () => {
      sheets.push({ read: [], skipped: [] });
      pdf.y = 48;
      return pdf;
    },
    currentLineHeight: () => lineHeight,
    widthOfString: () => 1,
    struct: () => part,
    markStructureContent: () => part,
    markContent: () => (isArtifact = true),
    endMarkedContent: () => (isArtifact = false),
  };
  for (const same of ['registerFont', 'font', 'fontSize', 'fillColor', 'moveTo', 'lineTo', 'lineWidth', 'strokeColor'])
    pdf[same] = () => pdf;
  for (const same of ['stroke', 'addStructure']) pdf[same] = () => pdf;
  return { pdf: pdf as unknown as Pdf, sheets };
}

const row = (name: string): PaperRow => ({
  cells: [name, '2 st', '€ 8,37'],
  notes: [{ text: '131209 · Zuivelhof', ink: 'soft' }],
});
const sums: readonly PaperSum[] = [
  { label: 'Subtotaal', amount: '€ 8,37', kind: 'plain' },
  { label: 'Totaal', amount: '€ 8,87', kind: 'total' },
];
const columns = [column('Artikel', 40, 200, 'left'), column('Aantal', 250, 60), column('Totaal', 320, 80)];

function write(count: number) {
  const { pdf, sheets } = fakePdf();
  const paper = openPaper(pdf);
  const table = paperTable(paper, 'Winkelwagen · Bistro', columns);
  const rows = Array.from({ length: count }, (_, index) => row(`artikel ${index + 1}`));
  const heading = { name: 'Zuivel', continued: 'Zuivel (vervolg)', ink: 'aub' } as const;
  table.rows(rows, heightOfSums(sums), heading);
  writeSums(paper, sums);
  return sheets;
}

test.each(Array.from({ length: 40 }, (_, index) => index + 20))(
  'a table of %i lines cuts no line, and keeps the sums with the last line',
  (count) => {
    const sheets = write(count);
    const last = sheets.at(-1)?.read ?? [];
    expect(last).toContain(`artikel ${count}`);
    expect(last.slice(-4)).toEqual(['Subtotaal', '€ 8,37', 'Totaal', '€ 8,87']);
    const articleTexts = sheets.flatMap(({ read }) => read).filter((text) => text.startsWith('artikel'));
    expect(articleTexts).toEqual(Array.from({ length: count }, (_, index) => `artikel ${index + 1}`));
  },
);

test('each further sheet repeats title, columns and group heading as untagged artifacts', () => {
  const [, ...further] = write(60);
  expect(further.length).toBeGreaterThan(0);
  for (const { skipped, read } of further) {
    expect(skipped).toEqual(['Winkelwagen · Bistro', 'Artikel', 'Aantal', 'Totaal', 'Zuivel (vervolg)']);
    expect(read[0]).toContain('artikel');
  }
});
