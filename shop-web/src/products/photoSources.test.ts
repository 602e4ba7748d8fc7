import { expect, test } from '@jest/globals';
import { photoSources } from '@talloor/look/photoSources.ts';
import { drawingAddress, photoAddress, photoWidths } from '@talloor/rules/product/photoAddress.ts';

const id = '0123456789abcdef0123456789abcdef';

test('a stored photo has AVIF and WebP in the widths up to its own', () => {
  expect(photoSources(photoAddress(id, 500))).toEqual({
    avif: `/api/photos/${id}/96.avif 96w, /api/photos/${id}/320.avif 320w, /api/photos/${id}/500.avif 500w`,
    webp: `/api/photos/${id}/96.webp 96w, /api/photos/${id}/320.webp 320w, /api/photos/${id}/500.webp 500w`,
  });
});

test('a drawing and a photo of another origin have one address', () => {
  expect(photoSources(drawingAddress(id))).toBeNull();
  expect(photoSources('https://erp.example/131209.jpg')).toBeNull();
});

test('pages ask for the widths that are stored', () => {
  const { webp = '' } = photoSources(photoAddress(id, 1280)) ?? {};
  expect([...webp.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))).toEqual([...photoWidths]);
});
