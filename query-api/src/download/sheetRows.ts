import { setImmediate as otherWorkFirst } from 'node:timers/promises';
import { viewProduct } from '@talloor/rules/product/viewProduct.ts';
import { orderingContext } from '../products/orderingContext.ts';
import type { ReadSide } from '../readSide.ts';
import { rememberHistory } from '../search/rememberHistory.ts';
import { deliveryOf } from '../search/searchProducts.ts';
import type { DownloadQuestion } from './downloadQuestion.ts';
import { type Cell, cellText, type SheetColumn, sheetColumns } from './sheetColumns.ts';

const [articlesPerPage, rowsPerTurn] = [100, 10];

export type Sheet = { readonly columns: readonly SheetColumn[]; readonly rows: AsyncGenerator<Cell[]> };

/** @param onProgress called per page; throwing ends the rows */
export async function openSheet(
  { pool, catalogue, clock }: Pick<ReadSide, 'pool' | 'catalogue' | 'clock'>,
  question: DownloadQuestion,
  onProgress: (rows: number, of: number) => Promise<void>,
): Promise<Sheet> {
  const { deliveryDate, columns: chosenColumns, ...selection } = question;
  const { customerNumber, language, onDay } = selection;
  const now = clock.now();
  const [context, history] = await Promise.all([
    orderingContext(pool, catalogue, customerNumber, now, deliveryDate),
    rememberHistory(pool)(customerNumber, null),
  ]);
  const columns = sheetColumns(chosenColumns, language, context.customer?.showPrices === false);

  async function* rows(): AsyncGenerator<Cell[]> {
    const articles = await catalogue.searchArticles({
      ...selection,
      history: history.times,
      ...(customerNumber !== null && { delivery: deliveryOf(context, now) }),
    });
    for (let start = 0; start < articles.length; start += articlesPerPage) {
      const page = articles.slice(start, start + articlesPerPage);
      const facts = await catalogue.readProducts(page, customerNumber, onDay);
      for (const [index, article] of page.entries()) {
        if (index % rowsPerTurn === 0) await otherWorkFirst();
        const product = facts.get(article);
        if (!product) continue;
        const productFacts = { ...product, lastOrder: history.last.get(article) ?? null };
        const view = viewProduct(productFacts, { ...context, quantity: 0, language });
        yield columns.map(({ cell }) => toSafeCell(cell(view)));
      }
      await onProgress(start + page.length, articles.length);
    }
  }
  return { columns, rows: rows() };
}

const toSafeCell = (cell: Cell): Cell => (typeof cell === 'string' ? cellText(cell) : cell);
