import { expect, type Page } from '@playwright/test';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import { collectLinks } from './support/collectLinks.ts';
import { isSettled } from './support/isSettled.ts';
import { journey } from './support/journey.ts';
import { signIn } from './support/logIn.ts';
import { putIntoBasket } from './support/putIntoBasket.ts';
import { shopWords } from './support/shopWords.ts';

const article = '131209';
const walks = [
  { language: 'nl', device: 'desktop', user: 'lotte', customer: 'Tuinzaal Oude Vismijn' },
  { language: 'fr', device: 'phone', user: 'amelie', customer: 'Traiteur Les Trois Tilleuls' },
] as const;

const callsOfFeatures = allEndpoints
  .filter(({ feature }) => feature !== undefined)
  .map(({ path }) => new RegExp(`^(/[a-z]{2})?${path.replaceAll(/:\w+/g, '[^/]+')}$`));
const isOfFeature = (address: string): boolean => {
  const [path = ''] = address.split('?');
  return callsOfFeatures.some((pattern) => pattern.test(path));
};

const switchOff = async (page: Page): Promise<void> => {
  await page.context().route(/\/api\/(user|login|user\/customer)$/, async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as { features?: Record<string, boolean> };
    const off = Object.fromEntries(Object.keys(user.features ?? {}).map((name) => [name, false]));
    await route.fulfill({ response, json: user.features ? { ...user, features: off } : user });
  });
};

for (const { language, device, user, customer } of walks)
  journey(
    `Where a tenant has features off nothing leads to them, ${language}, ${device}`,
    async ({ visit, step, check }) => {
      const words = shopWords[language];
      const { paths } = words;
      const page = await visit(device, language);
      const calls: string[] = [];
      const links = new Set<string>();
      await step(`${user} logs in where all are off, ${language}, ${device}`, async () => {
        await switchOff(page);
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (isOfFeature(pathname)) calls.push(`${request.method()} ${pathname}`);
        });
        await signIn(page, user, customer);
        await putIntoBasket(page, { [article]: 12 });
      });
      const remainingPages = [
        paths.start,
        `${paths.search}?keywords=room`,
        paths.product(article),
        paths.basket,
        paths.checkout,
      ];
      const removedPages: readonly string[] = [
        paths.lists,
        paths.list,
        paths.restrictedList,
        paths.shelf,
        paths.upload,
        paths.orders,
        paths.orderDetail,
        paths.orderReceipt,
        paths.orderVersions,
        paths.deliveryNote,
        paths.trackTrace,
        paths.returns,
        paths.changeOrder,
        paths.changeOrderAdd,
        paths.changeOrderProduct,
        paths.changeOrderDone,
      ];
      for (const address of remainingPages)
        await check(`no link and no call at ${address}`, async () => {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await isSettled(page);
          await collectLinks(page, links);
          const leading = [...links].filter(
            (link) => isOfFeature(link) || removedPages.includes(link.split('?')[0] ?? ''),
          );
          expect({ leading, called: calls }).toEqual({ leading: [], called: [] });
        });
      for (const address of removedPages)
        await check(`no page at ${address}`, async () => {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound);
          expect(calls).toEqual([]);
        });
      await step('the basket is emptied again', () => putIntoBasket(page, { [article]: 0 }));
      await page.context().close();
    },
  );
