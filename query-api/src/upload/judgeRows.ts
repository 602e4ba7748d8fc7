import { setImmediate as breathe } from 'node:timers/promises';
import type { UploadJudgement } from '@talloor/contracts/endpoints/basketUpload.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { Language, ProductFacts } from '@talloor/rules/facts.ts';
import { judgeUpload, type UploadRow } from '@talloor/rules/upload/judgeUpload.ts';
import { readArticle } from '@talloor/rules/upload/readArticle.ts';
import type { DecimalMark } from '@talloor/rules/upload/readQuantity.ts';
import { viewUploadLine } from '@talloor/rules/upload/viewUploadLine.ts';
import { findBasket } from '../basket/findBasket.ts';
import type { ReadSide } from '../readSide.ts';

/** Articles per lookup, to leave time for other requests. */
const together = 250;

type Asker = { readonly customerNumber: string; readonly language: Language };

/** Judges all lines with a few statements. */
export async function judgeRows(
  { pool, catalogue, clock }: Pick<ReadSide, 'pool' | 'catalogue' | 'clock'>,
  { customerNumber, language }: Asker,
  rows: readonly UploadRow[],
  decimal: DecimalMark,
): Promise<UploadJudgement> {
  const today = dayAt(clock.now().getTime());
  const codes = new Set(
    rows.flatMap(({ article }) => {
      const read = readArticle(article);
      return read.kind === 'number' ? [read.digits] : [];
    }),
  );
  const [articles, basket, customer] = await Promise.all([
    catalogue.findByCode([...codes], customerNumber),
    findBasket(pool, customerNumber),
    catalogue.findCustomer(customerNumber),
  ]);
  if (!customer) throw new Problem('customer.not_selected');
  const products = new Map<string, ProductFacts>();
  const numbers = [...new Set(articles.values())];
  for (let at = 0; at < numbers.length; at += together) {
    const batch = await catalogue.findProducts(numbers.slice(at, at + together), customerNumber, today);
    for (const [number, product] of batch) products.set(number, product);
  }
  const inBasket = new Map(basket?.lines.map(([articleNumber, quantity]) => [articleNumber, quantity]));
  await breathe();
  const judgedLines = judgeUpload(rows, { decimal, articles, products, basket: inBasket });
  await breathe();
  return {
    decimal,
    lines: judgedLines.map((line) => viewUploadLine(line, { showPrices: customer.showPrices, language })),
    room: Math.max(0, customer.maxLines - inBasket.size),
    max_lines: customer.maxLines,
  };
}
