import type { CategoryFacts } from '@talloor/catalogue/assortment/assortment.ts';
import { analyticsOrderOf } from '@talloor/contracts/analytics/analyticsOrderOf.ts';
import { analyticsProductOf } from '@talloor/contracts/analytics/analyticsProductOf.ts';
import { noAnalytics } from '@talloor/contracts/analytics/analyticsSettings.ts';
import { categoryTrailOf } from '@talloor/contracts/analytics/categoryTrailOf.ts';
import { analyticsUser } from '@talloor/contracts/analytics/dataLayer.ts';
import type { TagManagerUser } from '@talloor/contracts/analytics/tagManager.ts';
import { getTagManagerData } from '@talloor/contracts/endpoints/analytics.ts';
import { route, type Route, type SessionUser } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { Language } from '@talloor/rules/facts.ts';
import { isStale } from '../isStale.ts';
import type { QuerySide } from '../module.ts';
import { createOrderReader } from '../orders/createOrderReader.ts';
import { showProducts } from '../products/showProducts.ts';
import { orderOfAddress } from './orderOfAddress.ts';

/** Spec shopping §7. Unknown products, categories and orders are null. */
export function tagManagerRoute(side: QuerySide): Route {
  const { catalogue, clock, waiter, analytics = noAnalytics } = side;
  const readOrder = createOrderReader(side, side.showsPrices);
  const categoryPath = async (alias: string, customerNumber: string | null, language: Language) =>
    pathTo(await catalogue.findNavigation(customerNumber, dayAt(clock.now().getTime())), alias, language);
  return route(getTagManagerData, async ({ body }, { user, customerNumber, language, seenPosition }) => {
    if (analytics.mode === 'off') throw new Problem('not_found');
    const { strUrl, catalogId, pageId, productId } = body;
    const stale = await isStale(waiter, seenPosition, 'orderDetail');
    const orderNumber = orderOfAddress(strUrl);
    const [products, path, customer, order] = await Promise.all([
      showProducts(side, productId === '' ? [] : [productId], customerNumber, language),
      catalogId === '' ? null : categoryPath(catalogId, customerNumber, language),
      customerNumber === null ? null : catalogue.findCustomer(customerNumber),
      orderNumber === null || customerNumber === null || user === null
        ? null
        : readOrder(orderNumber, { customerNumber, userId: user.userId, language }),
    ]);
    const product = products.get(productId);
    const names = path ?? product?.categories.map(({ name }) => name);
    return {
      body: [
        { kind: pageId, language },
        product ? analyticsProductOf(product, { widget: 'product' }) : null,
        categoryTrailOf(names),
        userView(user, customerNumber, customer?.segment ?? null),
        order ? analyticsOrderOf(order) : null,
      ],
      stale,
    };
  });
}

function userView(user: SessionUser | null, customerNumber: string | null, segment: string | null): TagManagerUser {
  return {
    web_id: null,
    account_number: user?.userId ?? null,
    segment: analyticsUser.shape.segment.safeParse(segment).data ?? null,
    logged: user !== null,
    client_number: customerNumber,
  };
}

function pathTo(categories: readonly CategoryFacts[], alias: string, language: Language): readonly string[] | null {
  for (const category of categories) {
    const name = category.name[language];
    if (category.alias === alias) return [name];
    const below = pathTo(category.children, alias, language);
    if (below !== null) return [name, ...below];
  }
  return null;
}
