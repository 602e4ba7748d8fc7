import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contentTables } from '@talloor/catalogue/content/contentTables.ts';
import { addContent } from '@talloor/catalogue/content/writeContent.ts';
import { testChange } from '@talloor/catalogue/testing.ts';
import { createTestShop, friday, type TestShop } from '../../../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118'], { 100001: null });
});
afterAll(() => shop.close());

test('a form orders under new terms once its user accepts the version in force', async () => {
  const lotte = await shop.signIn('lotte', ['204118']);
  const text = { nl: 'Wij leveren.', fr: 'Nous livrons.' };
  const [id = ''] = await addContent(
    shop.pool,
    contentTables.termsVersions,
    [{ from_day: '2026-03-01', text }],
    testChange,
  );
  await lotte('PUT', '/api/basket/items', { 100001: 20 });
  const press = async (fields: Readonly<Record<string, string>>) => {
    const form = { form_submit: '1', has_validated: '1', script: '0', submit_event: 'checkout', moment: `${friday}` };
    const { body } = await lotte('POST', '/api/basket-page/form', new URLSearchParams({ ...form, ...fields }));
    return String(body['location']);
  };
  const acceptances = async () =>
    (await shop.decoded()).filter(({ event }) => event.type === 'AccountTermsAccepted').map(({ event }) => event.data);

  expect(await press({ terms_version: id })).toContain('problem=terms.not_accepted');
  expect(await press({ terms_version: '1', terms_consent: '1' })).toContain('problem=terms.not_in_force');
  expect(await press({ terms_consent: '1' })).toContain('problem=terms.not_accepted');
  expect(await acceptances()).toEqual([]);

  const consent = { terms_version: id, terms_consent: '1', form_id: '0f0e9f6a-6c1f-4f5e-9a8e-1a2b3c4d5e72' };
  const placed = await press(consent);
  expect(placed).toMatch(/order=\d+/);
  expect(await press(consent)).toBe(placed);
  expect(await acceptances()).toMatchObject([{ version: Number(id), acceptedAt: expect.any(String) }]);
});
