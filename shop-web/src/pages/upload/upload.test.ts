/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import type { UploadLine } from '@talloor/contracts/endpoints/basketUpload.ts';
import { chosenLines, openLines, rowsOf, withoutAdded } from './chosenLines.ts';
import { keepFile, keptFile } from './keptFile.ts';
import { forgetUpload, keepUpload, keptUpload, type KeptUpload } from './keptUpload.ts';

afterEach(() => sessionStorage.clear());

const line = (row: number, article: string, verdict: UploadLine['verdict'], adds: number, before = 0): UploadLine => ({
  row,
  article,
  quantity: '2',
  unit: '',
  add: before > 0,
  verdict,
  reason: null,
  product: {
    article_number: article,
    name: article,
    brand: '',
    pack: '',
    image: null,
    board: 'dry',
    icon: null,
    unit: 'st',
    replacement: null,
  },
  becomes: adds > 0 ? before + adds : null,
  adds,
  together: null,
  amount: adds * 1.5,
});
const judgement = {
  decimal: 'comma' as const,
  room: 2,
  max_lines: 12,
  lines: [
    line(2, '1', 'added', 4),
    line(3, '9', 'invalid_article', 0),
    line(4, '1', 'added_up', 0),
    line(5, '2', 'added', 1, 3),
    line(6, '3', 'stock_adjusted', 2),
    line(7, '4', 'added', 1),
    line(8, '5', 'zero_skipped', 0),
  ],
};

test('an upload adds as many new lines as the basket has room for', () => {
  const { lines, amount, waiting } = chosenLines(judgement);
  expect(lines.map(({ row }) => row)).toEqual([2, 5, 6]);
  expect([amount, waiting]).toEqual([10.5, 1]);
});

test('added lines and lines merged into them leave the upload; errors and lines without room stay', () => {
  const rows = rowsOf(judgement.lines, chosenLines(judgement).lines.slice(0, 2));
  expect(rows).toEqual([2, 4, 5]);
  const remaining = withoutAdded(judgement, rows);
  expect([remaining.lines.map(({ row }) => row), remaining.room]).toEqual([[3, 6, 7, 8], 1]);
  expect(openLines(remaining).map(({ row }) => row)).toEqual([3, 6, 7]);
});

test('a workbook stays stored in this tab until the upload is forgotten, unless it is too large', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
  await keepFile(new File([bytes], 'week11.xlsx'));
  expect(keptFile('week11.xlsx')).toMatchObject({ name: 'week11.xlsx', size: 70_000 });
  forgetUpload();
  expect(keptFile('week11.xlsx')).toBeNull();
  await keepFile(new File([bytes], 'week11.xlsx'));
  await keepFile(new File([new Uint8Array(800_000)], 'week12.xlsx'));
  expect(keptFile('week12.xlsx')).toBeNull();
});

test('an unfinished upload is stored for its user and customer; an invalid stored value is ignored', () => {
  const upload: KeptUpload = {
    name: 'week11.xlsx',
    file: { format: 'xlsx', sheet: 'B', sheets: ['B'], columns: { article: 0, quantity: 1 } },
    decimal: 'comma',
    count: 7,
    added: 3,
    lines: [{ row: 3, article: '9', quantity: '2', unit: '', add: false }],
    attempt: { key: 'k', items: [{ article_number: '1', quantity: 4 }], rows: [2, 4] },
  };
  keepUpload('7 204118', upload);
  expect(keptUpload('7 204118')).toEqual(upload);
  expect(keptUpload('8 204118')).toBeNull();
  keepUpload('7 204118', { ...upload, name: 'x'.repeat(3_000_000) });
  expect(keptUpload('7 204118')).toBeNull();
  sessionStorage.setItem('talloor.upload', '{"of":"7 204118","upload":[]}');
  expect(keptUpload('7 204118')).toBeNull();
  forgetUpload();
  expect(sessionStorage.getItem('talloor.upload')).toBeNull();
});
