import type { UploadLine, UploadPreview } from '@talloor/contracts/endpoints/basketUpload.ts';

export const exampleUploadFile: UploadPreview['file'] = {
  format: 'xlsx',
  sheet: 'Lijst',
  sheets: ['Lijst'],
  chosen: false,
  remembered: false,
  columns: [
    { heading: 'Artikel', hidden: false, role: 'article' },
    { heading: 'Voorraad', hidden: false, role: 'unused' },
    { heading: 'Nodig', hidden: false, role: 'unused' },
    { heading: 'Bestel', hidden: true, role: 'unused' },
  ],
  heading_row: 1,
  sample: [
    { row: 1, hidden: false, cells: ['Artikel', 'Voorraad', 'Nodig', 'Bestel'] },
    { row: 2, hidden: false, cells: ['130104', '240', '6', ''] },
    { row: 3, hidden: true, cells: ['152001', '36', '12'] },
  ],
  total_rows: 40,
};

export const exampleUploadLine = (row: number, changes: Partial<UploadLine>): UploadLine => ({
  row,
  column: 0,
  article: '130104',
  quantity: '6',
  unit: '',
  text: '',
  hidden: false,
  add: false,
  verdict: 'added',
  reasons: [],
  product: {
    article_number: '130104',
    name: 'Halfvolle melk',
    brand: '',
    pack: '',
    image: null,
    board: 'dairy',
    icon: null,
    unit: 'st',
    replacement: null,
  },
  becomes: 6,
  adds: 6,
  together: null,
  amount: 6,
  ...changes,
});
