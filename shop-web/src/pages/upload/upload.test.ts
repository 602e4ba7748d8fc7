/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import type { UploadLine } from '@talloor/contracts/endpoints/basketUpload.ts';
import { chosenLines, keysOf, openLines, withoutAdded } from './chosenLines.ts';
import { keepSource, keptSource } from './keptFile.ts';
import { forgetUpload, keepUpload, keptUpload, type KeptUpload } from './keptUpload.ts';

afterEach(() => sessionStorage.clear());

const line = (row: number, article: string, verdict: UploadLine['verdict'], adds: number, before = 0): UploadLine => ({
  row,
  column: 0,
  article,
  quantity: '2',
  unit: '',
  text: '',
  hidden: false,
  add: before > 0,
  verdict,
  reasons: [],
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
  expect([amount, [...waiting]]).toEqual([10.5, ['7 0']]);
});

test('added lines and lines merged into them leave the upload; errors and lines without room stay', () => {
  const keys = keysOf(judgement.lines, chosenLines(judgement).lines.slice(0, 2));
  expect(keys).toEqual(['2 0', '4 0', '5 0']);
  const remaining = withoutAdded(judgement, keys);
  expect([remaining.lines.map(({ row }) => row), remaining.room]).toEqual([[3, 6, 7, 8], 1]);
  expect(openLines(remaining).map(({ row }) => row)).toEqual([3, 6, 7]);
});

test('a row with two blocks side by side has two lines, which are added one by one', () => {
  const left = line(2, '1', 'added', 1);
  const right = { ...line(2, '2', 'added', 1), column: 4 };
  const blocks = { ...judgement, lines: [left, right], room: 1 };
  expect([...chosenLines(blocks).waiting]).toEqual(['2 4']);
  expect(withoutAdded(blocks, keysOf(blocks.lines, [left])).lines).toEqual([right]);
});

test('a line whose quantity is a question stays open, and adds nothing', () => {
  const lines = [
    line(2, '1', 'quantity_unclear', 0),
    line(3, '2', 'hidden_skipped', 0),
    line(4, '3', 'empty_skipped', 0),
  ];
  expect(openLines({ lines }).map(({ row }) => row)).toEqual([2]);
  expect(chosenLines({ lines, room: 9 }).lines).toEqual([]);
});

test('a file or pasted text stays stored in this tab until the upload is forgotten, unless it is too large', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
  await keepSource({ kind: 'file', file: new File([bytes], 'week11.xlsx') });
  expect(keptSource('week11.xlsx')).toMatchObject({ kind: 'file', file: { name: 'week11.xlsx', size: 70_000 } });
  await keepSource({ kind: 'text', text: '130104\t6 • café' });
  expect(keptSource(null)).toEqual({ kind: 'text', text: '130104\t6 • café' });
  forgetUpload();
  expect(keptSource(null)).toBeNull();
  await keepSource({ kind: 'text', text: '130104\t6' });
  await keepSource({ kind: 'file', file: new File([new Uint8Array(800_000)], 'week12.xlsx') });
  expect(keptSource('week12.xlsx')).toBeNull();
});

test('an unfinished upload is stored for its user and customer; an invalid stored value is ignored', () => {
  const upload: KeptUpload = {
    name: 'week11.xlsx',
    file: {
      format: 'xlsx',
      sheet: 'B',
      sheets: ['B'],
      chosen: true,
      remembered: false,
      columns: [
        { heading: 'Artikel', hidden: false, role: 'article' },
        { heading: 'Aantal', hidden: false, role: 'quantity' },
      ],
      heading_row: 1,
      sample: [{ row: 1, hidden: false, cells: ['Artikel', 'Aantal'] }],
      total_rows: 7,
    },
    decimal: 'comma',
    count: 7,
    added: 3,
    lines: [{ row: 3, column: 0, article: '9', quantity: '2', unit: '', text: '', hidden: false, add: false }],
    attempt: { key: 'k', items: [{ article_number: '1', quantity: 4 }], lines: ['2 0', '4 0'] },
  };
  keepUpload('7 204118', upload);
  expect(keptUpload('7 204118')).toEqual(upload);
  expect(keptUpload('8 204118')).toBeNull();
  keepUpload('7 204118', { ...upload, name: 'x'.repeat(3_000_000) });
  expect(keptUpload('7 204118')).toBeNull();
  for (const stored of ['[]', '{"lines":[],"file":{"columns":{"article":0,"quantity":1}}}']) {
    sessionStorage.setItem('talloor.upload', `{"of":"7 204118","upload":${stored}}`);
    expect(keptUpload('7 204118')).toBeNull();
  }
  forgetUpload();
  expect(sessionStorage.getItem('talloor.upload')).toBeNull();
});
