import { setImmediate as otherWorkFirst } from 'node:timers/promises';
import type { UploadJudgement } from '@talloor/contracts/endpoints/basketUpload.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CustomerFacts, Language, ProductFacts } from '@talloor/rules/facts.ts';
import { judgeUpload, type UploadFacts, type UploadRow } from '@talloor/rules/upload/judgeUpload.ts';
import { readArticle } from '@talloor/rules/upload/readArticle.ts';
import type { DecimalMark } from '@talloor/rules/upload/readQuantity.ts';
import { viewUploadLine } from '@talloor/rules/upload/viewUploadLine.ts';
import { findBasket } from '../basket/findBasket.ts';
import type { ReadSide } from '../readSide.ts';

const together = 250;

export type JudgingSide = Pick<ReadSide, 'pool' | 'catalogue' | 'clock'>;
export type Asker = { readonly customerNumber: string; readonly language: Language };
export type LineFacts = Omit<UploadFacts, 'decimal'> & { readonly customer: CustomerFacts };

export async function findLineFacts(
  { pool, catalogue, clock }: JudgingSide,
  { customerNumber }: Pick<Asker, 'customerNumber'>,
  codes: Iterable<string>,
): Promise<LineFacts> {
  const today = dayAt(clock.now().getTime());
  const [articles, basket, customer] = await Promise.all([
    catalogue.findByCode([...new Set(codes)], customerNumber),
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
  return { articles, products, basket: inBasket, customer };
}

export const codesOf = (rows: readonly { readonly article: string }[]): readonly string[] =>
  rows.flatMap(({ article }) => {
    const read = readArticle(article);
    return read.kind === 'number' ? [read.digits] : [];
  });

export async function judgeRows(
  { customer, ...facts }: LineFacts,
  { language }: Pick<Asker, 'language'>,
  rows: readonly UploadRow[],
  decimal: DecimalMark,
): Promise<UploadJudgement> {
  await otherWorkFirst();
  const judgedLines = judgeUpload(rows, { decimal, ...facts });
  await otherWorkFirst();
  return {
    decimal,
    lines: judgedLines.map((line) => viewUploadLine(line, { showPrices: customer.showPrices, language })),
    room: Math.max(0, customer.maxLines - facts.basket.size),
    max_lines: customer.maxLines,
  };
}
