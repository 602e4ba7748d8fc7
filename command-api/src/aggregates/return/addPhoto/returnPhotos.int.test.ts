import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { mostPhotoBytes, mostReturnPhotos } from '@talloor/contracts/endpoints/returns.ts';
import { deliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { readFile } from '@talloor/platform/postgres/files.ts';
import { deliveryWay } from '../../../testing/deliveryWay.ts';
import type { Answered, Person } from '../../../testing/logIn.ts';
import { createTestShop, friday, type TestShop } from '../../../testing/testShop.ts';

let shop: TestShop;
let lotte: Person;
let karim: Person;
let id: string;

const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a33' } });
const place = { IFD0: { Make: 'Camera', Model: 'Talloor 1' }, IFD3: { GPSLatitude: '51/1 3/1 0/1' } };
let photo: Buffer;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119'], { 100001: null, 100002: null });
  lotte = await shop.signIn('lotte', ['204118']);
  karim = await shop.signIn('karim', ['204119']);
  await lotte('PUT', '/api/basket/items', { 100001: 20, 100002: 20 });
  await lotte('POST', `/api/basket/confirm/${friday}`, {});
  const placed = await lotte('POST', '/api/basket/checkout', { po_number: '', message: '' });
  shop.setNow(new Date('2026-03-16T09:00:00Z'));
  for (const message of deliveryWay('900', String(placed.body['order_number'])))
    await shop.main.api.reportDelivery(deliveryMessage.parse(message));
  photo = await picture.clone().withExif(place).jpeg().toBuffer();
});
afterAll(() => shop.close());

beforeEach(async () => {
  const returnAnswer = await lotte('POST', '/api/returns', {
    delivery_number: '900',
    delivery_date: '2026-03-13',
    contact: { name: 'Lotte Peeters', email: 'lotte@talloor.example' },
    lines: [{ article_number: '100001', quantity: 1, reason: 'damaged' }],
  });
  if (returnAnswer.status !== 201) throw new Error(`no return: ${JSON.stringify(returnAnswer)}`);
  id = String(returnAnswer.body['return_id']);
});

const add = (bytes: unknown, person: Person = lotte): Promise<Answered> =>
  person('POST', `/api/returns/${id}/photos`, bytes);
const photosOf = async (returnId: string) =>
  (await shop.decoded()).filter(
    ({ streamId, event }) => streamId === `return-${returnId}` && event.type === 'ReturnPhotoAdded',
  );
const files = async () => (await shop.pool.query('select 1 from platform.files')).rowCount;

describe('a photo of returned goods', () => {
  test('is stored without location and camera data', async () => {
    expect(photo.includes('Talloor 1')).toBe(true);
    const answer = await add(photo);
    expect(answer).toMatchObject({ status: 201, body: { photos: 1 } });
    const storedFile = await readFile(shop.pool, String(answer.body['photo_id']));
    expect(storedFile?.contentType).toBe('image/jpeg');
    expect(await sharp(storedFile?.content).metadata()).toMatchObject({ format: 'jpeg', width: 1200 });
    expect((await sharp(storedFile?.content).metadata()).exif).toBeUndefined();
    expect(storedFile?.content.includes('Talloor 1')).toBe(false);
  });

  test('is limited to a maximum per return, also for concurrent uploads, and a rejected photo is not stored', async () => {
    for (let count = 1; count < mostReturnPhotos; count++)
      expect(await add(photo)).toMatchObject({ status: 201, body: { photos: count } });
    const before = await files();
    const answers = await Promise.all([add(photo), add(photo)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]));
    expect(await add(photo)).toMatchObject({
      status: 422,
      body: { code: 'return.too_many_photos', parameters: { max: mostReturnPhotos } },
    });
    expect(await photosOf(id)).toHaveLength(mostReturnPhotos);
    expect(await files()).toBe((before ?? 0) + 1);
  });

  test('is stored once when the same key is sent twice', async () => {
    const send = () => lotte('POST', `/api/returns/${id}/photos`, photo, `photo-${id}`);
    const answers = await Promise.all([send(), send()]);
    expect(new Set(answers.map(({ body }) => body['photo_id'])).size).toBe(1);
    expect(await photosOf(id)).toHaveLength(1);
  });

  test.each([
    ['text that names itself a picture', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a picture that breaks off', () => photo.subarray(0, photo.length / 2)],
    ['nothing', () => Buffer.alloc(0)],
    ['a small file that unfolds into more pixels than memory holds', () => hugePng(30_000)],
  ])('is rejected when the upload is %s', async (_, bytes) => {
    const before = await files();
    expect(await add(await bytes())).toMatchObject({ status: 422, body: { code: 'return.photo_unreadable' } });
    expect(await files()).toBe(before);
    expect(await photosOf(id)).toEqual([]);
  });

  test('is rejected when the upload is too large, with the maximum size', async () => {
    expect(await add(Buffer.alloc(mostPhotoBytes + 1))).toMatchObject({
      status: 413,
      body: { code: 'return.photo_too_large', parameters: { max_megabytes: 10 } },
    });
  });

  test('is rejected with another content type, and for another customer’s return', async () => {
    expect(await add('a text')).toMatchObject({ status: 415, body: { code: 'request.unsupported_media_type' } });
    expect(await add(photo, karim)).toMatchObject({ status: 404, body: { code: 'return.not_found' } });
  });

  test('is rejected after the return is withdrawn', async () => {
    await lotte('POST', `/api/returns/${id}/withdraw`, {});
    expect(await add(photo)).toMatchObject({ status: 409, body: { code: 'return.ended' } });
  });
});

async function hugePng(side: number): Promise<Buffer> {
  const small = await picture.clone().resize(9, 9).png().toBuffer();
  const huge = Buffer.from(small);
  huge.writeUInt32BE(side, 16);
  huge.writeUInt32BE(side, 20);
  huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
  return huge;
}
