import { importBasketUpload } from '@talloor/contracts/endpoints/basketUpload.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { ChangeActiveBasket } from '../changeActiveBasket.ts';
import { decideImportBasketUpload } from './decideImportBasketUpload.ts';

export const importBasketUploadRoute = (change: ChangeActiveBasket) =>
  route(importBasketUpload, ({ body }, context) => {
    const items = body.items.map(({ article_number, quantity }) => ({ articleNumber: article_number, quantity }));
    return change(context, {
      name: importBasketUpload.name,
      input: items,
      articleNumbers: items.map((item) => item.articleNumber),
      decide: (basket, facts) => decideImportBasketUpload({ items }, basket, facts),
    });
  });
