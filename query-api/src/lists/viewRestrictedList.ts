import { viewRestrictedList } from '@talloor/contracts/endpoints/restrictedList.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isGranted } from '@talloor/rules/account/rights.ts';
import { showProducts } from '../products/showProducts.ts';
import type { ReadSide } from '../readSide.ts';

export const viewRestrictedListRoute = (side: ReadSide) =>
  route(viewRestrictedList, async (_, { customerNumber, language, user }) => {
    const list = await side.catalogue.findRestrictedList(customerNumber);
    if (!list) throw new Problem('list.not_found');
    const products = await showProducts(side, list.articles, customerNumber, language);
    const lines = list.articles.map((artNo) => ({ artNo, product: products.get(artNo) ?? null }));
    const isEditable = list.managers.includes(user.userId) && isGranted(user.rights, 'lists');
    return { body: { name: list.name, is_editable: isEditable, lines } };
  });
