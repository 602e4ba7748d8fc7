import { expect, test } from '@jest/globals';
import { mergeProduct } from './mergeProduct.ts';
import type { TableRow } from '../../changes/writeRows.ts';

const record = {
  article_number: '1001',
  name_nl: 'Room',
  name_fr: 'Crème',
  subgroup_code: 'dairy',
  vat: 'reduced',
} as const;
const merge = (image: string | null | undefined, present?: TableRow) => {
  const merged = mergeProduct({ ...record, ...(image === undefined ? {} : { image }) } as never, present);
  if ('missing' in merged) throw new Error(merged.missing);
  return [merged.row['image'], merged.row['image_source']];
};
const stored = '/api/photos/0123456789abcdef0123456789abcdef/1280.webp';
const fetched = { image: stored, image_source: 'https://pim.example/1.jpg' };

test('an address of a photo is kept beside the stored photo, which stays', () => {
  expect(merge('https://pim.example/1.jpg')).toEqual([null, 'https://pim.example/1.jpg']);
  expect(merge('https://pim.example/1.jpg', fetched)).toEqual([stored, 'https://pim.example/1.jpg']);
  expect(merge('https://pim.example/2.jpg', fetched)).toEqual([stored, 'https://pim.example/2.jpg']);
  expect(merge(undefined, fetched)).toEqual([stored, 'https://pim.example/1.jpg']);
});

test('an empty cell removes an address with its photo, but no photo from a file', () => {
  expect(merge(null, fetched)).toEqual([null, null]);
  expect(merge(null, { image: stored, image_source: null })).toEqual([stored, null]);
});
