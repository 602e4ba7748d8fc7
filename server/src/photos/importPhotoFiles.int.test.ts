import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { importRecords } from '@talloor/catalogue/import/importRecords.ts';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import { startTestProduct } from '../faults/testing/startTestProduct.ts';
import { findTenantFacts } from '../findTenantFacts.ts';
import { importPhotoFiles, type PhotoFile } from './importPhotoFiles.ts';
import { photosAtAddresses } from './photosAtAddresses.ts';
import { readZip } from './readZip.ts';

let product: Awaited<ReturnType<typeof startTestProduct>>;
let folder: string;
let photo: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talloor-photos-'));
  photo = await sharp({ create: { width: 500, height: 400, channels: 3, background: '#a33' } })
    .jpeg()
    .withMetadata({ exif: { IFD0: { Make: 'Camera' } } })
    .toBuffer();
  product = await startTestProduct(async (shop) => {
    await shop.writeArticles({ 100001: null, 100002: null, 100003: null });
    await shop.pool.query(`update catalogue.products set ean = '5412345678908' where article_number = '100002'`);
  });
}, 120_000);
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true });
});

const by = { by: 'file:test', at: new Date('2026-03-11T13:12:00Z') };
const photoFile = (code: string, content: Uint8Array): PhotoFile => ({
  name: `${code}.jpg`,
  code,
  read: () => Promise.resolve(content),
});
const importAll = (...files: PhotoFile[]) => importPhotoFiles(product.shop.pool, files, by, false);
const imageOf = async (article: string) => {
  const { image } = (await (await fetch(`${product.url}/api/article/${article}`)).json()) as { image: string };
  return image;
};

test('a photo named by article number or EAN is stored in the widths of the pages, without metadata, and cached for long', async () => {
  expect(await importAll(photoFile('100001_front', photo), photoFile('5412345678908', photo))).toMatchObject({
    changed: 2,
  });
  const address = await imageOf('100001');
  expect(address).toMatch(/^\/api\/photos\/[0-9a-f]{32}\/500\.webp$/);
  expect(await imageOf('100002')).toBe(address);
  for (const [file, type] of [
    ['96.avif', 'heif'],
    ['320.webp', 'webp'],
    ['500.avif', 'heif'],
  ] as const) {
    const answer = await fetch(`${product.url}${address.replace('500.webp', file)}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { format, width, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([format, width, exif]).toEqual([type, Number(file.split('.')[0]), undefined]);
  }
  expect((await fetch(`${product.url}${address.replace('500.webp', '1280.webp')}`)).status).toBe(404);
  expect(await importAll(photoFile('100001', photo))).toMatchObject({ changed: 0, unchanged: 1 });
});

const tenantFacts = () => findTenantFacts(product.shop, parseConfiguration({ DATA_DIR: folder }));

test('a photo by address survives the next import of its article, and a new photo at the address replaces it', async () => {
  let answer = await sharp(photo).blur(3).jpeg().toBuffer();
  const host = createServer((_, response) => response.end(answer)).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/1.jpg`;
  const fetchAll = async () => importAll(...(await photosAtAddresses(product.shop.pool)));
  const importArticle = (batch: string) =>
    importRecords(
      product.shop.pool,
      { now: () => by.at },
      {
        subject: 'products',
        batch,
        dryRun: false,
        by: by.by,
        source: 'erp',
        format: 'csv',
        charset: null,
        delimiter: null,
        bytes: Readable.from([Buffer.from(`article_number,image\n100003,${address}`)]),
      },
    );
  try {
    expect(await importArticle('photo-1')).toMatchObject({ changed: 1 });
    expect(await tenantFacts()).toMatchObject({ articlesWithAddressAlone: ['100003'], articlesWithPhoto: 2 });
    expect(await fetchAll()).toMatchObject({ changed: 1, refused: [] });
    expect(await tenantFacts()).toMatchObject({ articlesWithAddressAlone: [], articlesWithOtherImage: [] });
    const stored = await imageOf('100003');
    expect(await importArticle('photo-2')).toMatchObject({ unchanged: 1 });
    expect(await imageOf('100003')).toBe(stored);
    expect(await fetchAll()).toMatchObject({ changed: 0, unchanged: 1 });
    answer = await sharp(photo).blur(9).jpeg().toBuffer();
    expect(await fetchAll()).toMatchObject({ changed: 1 });
    expect(await imageOf('100003')).not.toBe(stored);
  } finally {
    host.close();
  }
});

test('what is no picture, too small, too large or without an article is refused in words, and the others count', async () => {
  const small = await sharp({ create: { width: 90, height: 400, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const vast = await sharp({ create: { width: 9000, height: 7000, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const report = await importAll(
    photoFile('100001', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')),
    photoFile('100001', photo.subarray(0, 900)),
    photoFile('100001', small),
    photoFile('100001', vast),
    photoFile('100001', Buffer.alloc(20_000_001)),
    photoFile('999999', photo),
    { name: 'broken', code: '100001', read: () => Promise.reject(new Error('its server answers 404')) },
    photoFile('100002', await sharp(photo).negate().webp().toBuffer()),
  );
  expect(report.changed).toBe(1);
  expect(report.refused.map(({ why }) => why)).toEqual([
    'is no picture in JPEG, PNG, WebP or AVIF, or is damaged',
    'is no picture in JPEG, PNG, WebP or AVIF, or is damaged',
    'is smaller than 200 pixels',
    'has more than 60 million pixels',
    'is larger than 20 MB',
    'no article has the number or EAN 999999',
    'its server answers 404',
  ]);
});

test('a ZIP gives its files one by one, and refuses what is larger than it says', async () => {
  const path = join(folder, 'photos.zip');
  await writeFile(path, zipOf({ '100001.jpg': photo, 'map/': Buffer.alloc(0), 'map/100002.jpg': photo }));
  const names: string[] = [];
  for await (const { name, read } of readZip(path, 1_000_000)) {
    names.push(name);
    expect((await read()).equals(photo)).toBe(true);
  }
  expect(names).toEqual(['100001.jpg', 'map/100002.jpg']);
  await writeFile(path, zipOf({ 'bomb.jpg': Buffer.alloc(50_000) }, 10));
  for await (const { read } of readZip(path, 1_000_000)) await expect(read()).rejects.toThrow('is damaged');
  await writeFile(path, 'no archive');
  await expect(readZip(path, 1_000_000).next()).rejects.toThrow('is no ZIP archive');
});

function zipOf(files: Readonly<Record<string, Buffer>>, claimedSize?: number): Buffer {
  const parts: Buffer[] = [];
  const heads: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(claimedSize ?? content.length, 8);
    const common = Buffer.concat([Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]), sizes]);
    const lengths = Buffer.from([name.length, 0, 0, 0]);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, lengths, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    heads.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, lengths, rest, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(heads);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(heads.length, 8);
  end.writeUInt16LE(heads.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}
