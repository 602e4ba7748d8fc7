import { mostImportedLines } from '@talloor/contracts/endpoints/basketUpload.ts';
import { orderAgain, type OrderedAgainView } from '@talloor/contracts/endpoints/orderAgain.ts';
import { orderedQuantities } from '@talloor/events/order/orderVersions.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { judgeUpload, type UploadRow } from '@talloor/rules/upload/judgeUpload.ts';
import { viewUploadLine } from '@talloor/rules/upload/viewUploadLine.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { orderFold } from '@talloor/events/order/state.ts';
import type { BasketFacts } from '../../../ordering/basketFacts.ts';
import type { ChangeActiveBasket } from '../changeActiveBasket.ts';
import { decideImportBasketUpload } from '../importBasketUpload/decideImportBasketUpload.ts';
import type { OpenBasket } from '../openBasket.ts';

/** Same rules as an order file. */
export const orderAgainRoute = (side: Pick<CommandSide, 'repository'>, change: ChangeActiveBasket) =>
  route(orderAgain, async ({ params: { orderId }, body: { part } }, context) => {
    const { state } = await side.repository.load(orderFold, orderStream(orderId));
    if (state.status === 'none' || state.content.customerNumber !== context.customerNumber)
      throw new Problem('order.not_found');
    const quantities = orderedQuantities(state.content.lines);
    const items = quantities.slice(part * mostImportedLines, (part + 1) * mostImportedLines);
    const names = new Map(state.content.lines.map((line) => [line.articleNumber, line.name[context.language]]));
    let lines: OrderedAgainView['lines'] = [];
    const { body: basket, seen } = await change(context, {
      name: orderAgain.name,
      input: { order: orderId, items },
      articleNumbers: items.map((item) => item.articleNumber),
      decide: (basket, facts) => {
        const reader = { showPrices: facts.customer.showPrices, language: context.language };
        lines = judgeItems(items, basket, facts).map((line) => ({
          ...viewUploadLine(line, reader),
          name: names.get(line.row.article) ?? line.row.article,
        }));
        return decideImportBasketUpload({ items }, basket, facts);
      },
    });
    const parts = Math.ceil(quantities.length / mostImportedLines);
    return { body: { basket, order_number: orderId, parts, lines }, seen };
  });

function judgeItems(items: ReturnType<typeof orderedQuantities>, basket: OpenBasket, { products }: BasketFacts) {
  const rows = items.map(({ articleNumber, quantity }, at): UploadRow => ({
    row: at + 1,
    column: 0,
    article: articleNumber,
    quantity: String(quantity),
    unit: '',
    text: '',
    hidden: false,
    add: true,
  }));
  const articles = new Map([...products.keys()].map((number) => [number, number]));
  const inBasket = new Map(basket.lines.map((line) => [line.articleNumber, line.quantity]));
  return judgeUpload(rows, { decimal: 'point', articles, products, basket: inBasket });
}
