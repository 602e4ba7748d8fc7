import { writeXlsxStream } from 'hucre/xlsx';
import { exportWishList } from '@talloor/contracts/endpoints/wishList.ts';
import { sheetTexts } from '@talloor/messages/sheet/sheetTexts.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { answerWorkbook } from '../download/answerWorkbook.ts';
import { cellText, sheetColumns, type Cell } from '../download/sheetColumns.ts';
import { usualColumns } from '../download/usualColumns.ts';
import { isStale } from '../isStale.ts';
import { showProducts } from '../products/showProducts.ts';
import type { ReadSide } from '../readSide.ts';
import type { ListFinder } from './createListFinder.ts';
import type { FoundList } from './foundList.ts';

const columns = usualColumns.toSpliced(usualColumns.indexOf('stock') + 1, 0, 'last_order_quantity', 'last_order_date');

/** Quick enough for the request, unlike ADR 0071. */
export const exportWishListRoute = (side: ReadSide, lists: ListFinder): Route =>
  route(exportWishList, async ({ params: { wishlistId } }, context) => {
    const { user, customerNumber, language } = context;
    await isStale(side.waiter, context.seenPosition, 'lists', 'orderedArticles', 'baskets');
    const listWithFacts = await lists.findList({ userId: user.userId, customerNumber, language }, wishlistId);
    if (!listWithFacts) throw new Problem('list.not_found');
    const { head, rows } = await sheetOf(side, listWithFacts.list, context);
    const words = sheetTexts[language];
    const day = dayAt(side.clock.now().getTime());
    return answerWorkbook(context, {
      name: `${fileName(listWithFacts.list.name) || words.list}-${day}.xlsx`,
      chunks: () => writeXlsxStream(rows, { name: words.list, columns: head, freezePane: { rows: 1 } }),
    });
  });

/** Invisible articles show their number only. */
async function sheetOf(side: ReadSide, { lines }: FoundList, context: RequestContext<{ kind: 'customer' }>) {
  const { customerNumber, language } = context;
  const numbers = lines.map((line) => line.articleNumber);
  const [products, customer] = await Promise.all([
    showProducts(side, numbers, customerNumber, language),
    side.catalogue.findCustomer(customerNumber),
  ]);
  const visibleColumns = sheetColumns(columns, language, customer?.showPrices === false);
  const comment = { header: sheetTexts[language].comment, width: 32 };
  const rows = lines.map(({ articleNumber, comment: commentText }): Cell[] => {
    const product = products.get(articleNumber);
    const productCells = visibleColumns.map(({ cell }, index) =>
      product ? cell(product) : index === 0 ? articleNumber : null,
    );
    return [...productCells, commentText === '' ? null : commentText].map((cell) =>
      typeof cell === 'string' ? cellText(cell) : cell,
    );
  });
  const head = visibleColumns.map(({ header, width, numFmt }) => ({
    header,
    width,
    ...(numFmt === undefined ? {} : { numFmt }),
  }));
  return { head: [...head, comment], rows };
}

const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
