import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { encodePhoto } from './encodePhoto.ts';

const picture = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#a33' } });
const place = { IFD0: { Make: 'Camera', Model: 'Talloor 1' }, IFD3: { GPSLatitude: '51/1 3/1 0/1' } };

describe('photo encoding', () => {
  test('returns an upright photo of limited size, without camera metadata', async () => {
    const original = await picture.clone().withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(original).metadata()).orientation).toBe(6);
    const encoded = await encodePhoto(original);
    expect(encoded).toMatchObject({ width: 800, height: 1600 });
    const { exif, orientation, format } = await sharp(encoded?.content).metadata();
    expect({ exif, orientation, format }).toEqual({ exif: undefined, orientation: undefined, format: 'jpeg' });
    expect(encoded?.content.includes('Talloor 1')).toBe(false);
  });

  test.each(['png', 'webp'] as const)('accepts %s', async (format) => {
    expect(await encodePhoto(await picture.clone().toFormat(format).toBuffer())).toMatchObject({ width: 1600 });
  });

  test.each([
    ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['nothing', Buffer.alloc(0)],
    ['a script with the name of a photo', Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ])('rejects %s', async (_, bytes) => {
    expect(await encodePhoto(bytes)).toBeNull();
  });

  test('rejects a truncated file and a GIF', async () => {
    const whole = await picture.clone().jpeg().toBuffer();
    expect(await encodePhoto(whole.subarray(0, whole.length / 2))).toBeNull();
    expect(await encodePhoto(await picture.clone().gif().toBuffer())).toBeNull();
  });
});
