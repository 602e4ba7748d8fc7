import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { readCaseFile } from './readCaseFile.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n');

describe('a file of a case', () => {
  test('is a photo written anew', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    expect(await readCaseFile(png)).toMatchObject({ contentType: 'image/jpeg' });
  });
  test('is a PDF as it came', async () => {
    expect(await readCaseFile(pdf)).toEqual({ contentType: 'application/pdf', content: pdf });
  });
  test.each([
    ['a PDF that breaks off', pdf.subarray(0, 20)],
    ['a web page', Buffer.from('<html><script>alert(1)</script>')],
    ['a page that names a PDF later', Buffer.from('<html>%PDF-1.7 %%EOF')],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s', async (_, bytes) => expect(await readCaseFile(bytes)).toBeNull());
});
