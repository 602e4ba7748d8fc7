import type { ProductFacts } from '../facts.ts';
import { amountCents } from '../money/rounding.ts';
import { choosePrice } from '../price/choosePrice.ts';
import { conversionFactor } from '../price/conversionFactor.ts';
import { fitQuantity } from './fitQuantity.ts';
import { readGtin } from '../product/gtin.ts';
import { readArticle } from './readArticle.ts';
import { toUnits, measureOf, readQuantity, type DecimalMark } from './readQuantity.ts';
import type { UploadReason, UploadVerdict } from './uploadVerdict.ts';

/** A line of an order file. */
export type UploadRow = {
  /** Row in the file. */
  readonly row: number;
  readonly article: string;
  readonly quantity: string;
  readonly unit: string;
  /** Adds to the basket's quantity; otherwise that quantity stays. */
  readonly add: boolean;
};

export type UploadFacts = {
  readonly decimal: DecimalMark;
  /** Visible article by the digits of a line. */
  readonly articles: ReadonlyMap<string, string>;
  readonly products: ReadonlyMap<string, ProductFacts>;
  readonly basket: ReadonlyMap<string, number>;
};

export type JudgedRow = {
  readonly row: UploadRow;
  readonly verdict: UploadVerdict;
  readonly reason: UploadReason | null;
  readonly product: ProductFacts | null;
  /** Resulting quantity; null when the line is not used. */
  readonly becomes: number | null;
  /** Quantity added to the basket. */
  readonly adds: number;
  /** Sum with the basket's quantity, when larger. */
  readonly together: number | null;
  readonly cents: number | null;
};

type RequestedLine = {
  readonly at: number;
  readonly row: UploadRow;
  readonly value: number;
  readonly asThousands: boolean;
};

/**
 * Verdict per line (spec shopping §5 and §8, Upload). Repeated articles are summed at their first line; quantities
 * already in the basket stay unless `add` is set.
 */
export function judgeUpload(rows: readonly UploadRow[], facts: UploadFacts): readonly JudgedRow[] {
  const judgedRows = new Map<number, JudgedRow>();
  const linesByArticle = new Map<string, RequestedLine[]>();
  for (const [at, row] of rows.entries()) {
    const read = readRow(row, facts);
    if ('verdict' in read) judgedRows.set(at, { ...noOutcome, row, ...read });
    else {
      const { articleNumber } = read.product;
      const line = { at, row, ...read };
      const lines = linesByArticle.get(articleNumber);
      if (lines) lines.push(line);
      else linesByArticle.set(articleNumber, [line]);
    }
  }
  for (const [articleNumber, lines] of linesByArticle) {
    const product = facts.products.get(articleNumber);
    if (product) judgeArticle(product, lines, facts.basket.get(articleNumber) ?? 0, judgedRows);
  }
  return price(
    rows.flatMap((_, at) => judgedRows.get(at) ?? []),
    facts.basket,
  );
}

const noOutcome = { product: null, becomes: null, adds: 0, together: null, cents: null } as const;

type RejectedRow = Pick<JudgedRow, 'verdict' | 'reason' | 'product'>;
type ParsedRow = { readonly product: ProductFacts; readonly value: number; readonly asThousands: boolean };

function readRow(row: UploadRow, { decimal, articles, products }: UploadFacts): RejectedRow | ParsedRow {
  const article = readArticle(row.article);
  const number = article.kind === 'number' ? (articles.get(article.digits) ?? null) : null;
  const product = number === null ? null : (products.get(number) ?? null);
  const reject = (
    verdict: UploadVerdict,
    code: UploadReason['code'] | null = null,
    parameters: UploadReason['parameters'] = {},
  ): RejectedRow => ({ verdict, reason: code && { code, parameters }, product });

  if (isTotal(row)) return reject('total_skipped');
  const quantity = readQuantity(row.quantity, decimal);
  // Zero lines are skipped, whatever the article.
  if (quantity.kind === 'number' && quantity.value === 0) return reject('zero_skipped');
  switch (article.kind) {
    case 'missing':
      return reject('article_missing');
    case 'shortened':
      return reject('invalid_article', 'number_shortened', { number: row.article });
    case 'text':
      return reject('not_numeric', /^[\d o]*o[\d o]*$/i.test(row.article) ? 'article_letter_o' : 'article_text', {
        text: row.article,
      });
    case 'number':
      break;
    default:
      return article satisfies never;
  }
  if (product === null)
    return reject('invalid_article', isMistypedBarcode(article.digits) ? 'barcode_mistyped' : 'number_unknown', {
      number: article.digits,
    });
  switch (quantity.kind) {
    case 'missing':
      return reject('quantity_missing');
    case 'date':
      return reject('not_numeric', 'quantity_date', { text: row.quantity });
    case 'text':
      return reject('not_numeric', 'quantity_text', { text: row.quantity });
    case 'number':
      break;
    default:
      return quantity satisfies never;
  }
  const { asThousands, measure } = quantity;
  const unit = measure ? null : measureOf(row.unit);
  const value = toUnits(quantity.value, unit);
  if (value < 0) return reject('quantity_invalid', 'quantity_negative', { quantity: value });
  const isDivisible = product.weightArticle || !Number.isInteger(product.soldPer) || measure || unit !== null;
  if (!Number.isInteger(value) && !isDivisible)
    return reject('quantity_invalid', 'quantity_fraction', { quantity: value });
  return { product, value, asThousands };
}

/** Barcode length with a wrong check digit. */
const isMistypedBarcode = (digits: string): boolean =>
  [12, 13, 14].includes(digits.length) && readGtin(digits) === null;

const isTotal = ({ article }: UploadRow): boolean =>
  /^(sub|eind|grand |sous-)?(totaal|total|totaux|tot\.?|som|somme|sum)\b/iu.test(article.trim());

function judgeArticle(
  product: ProductFacts,
  lines: readonly RequestedLine[],
  before: number,
  judgedRows: Map<number, JudgedRow>,
): void {
  const [first, ...others] = lines;
  if (!first) return;
  const requestedQuantity = sum(lines.map(({ value }) => value));
  const target = sum([before, requestedQuantity]);
  const fitted = fitQuantity(product, target);
  const whole = { ...noOutcome, product };
  for (const { at, row } of others) {
    const reason = { code: 'added_up', parameters: { row: first.row.row } } as const;
    judgedRows.set(at, { ...whole, row, verdict: 'added_up', reason });
  }
  const firstRow = { ...whole, row: first.row };
  const more = fitted.kind === 'fits' && fitted.quantity > before ? fitted : null;
  if (before > 0 && (!lines.some(({ row }) => row.add) || more === null)) {
    const reason = { code: 'in_basket', parameters: { quantity: before } } as const;
    const together = more?.quantity ?? null;
    judgedRows.set(first.at, { ...firstRow, verdict: 'already_in_basket', reason, becomes: before, together });
    return;
  }
  if (more === null) {
    const reason = fitted.kind === 'fits' ? null : fitted.reason;
    for (const { at, row } of lines) judgedRows.set(at, { ...whole, row, verdict: 'unavailable', reason });
    return;
  }
  const adds = difference(more.quantity, before);
  const reason = more.reason ?? togetherOf(lines, requestedQuantity) ?? thousandsOf(lines);
  const verdict = more.verdict === 'added' && reason?.code === 'thousands' ? 'quantity_adjusted' : more.verdict;
  judgedRows.set(first.at, { ...firstRow, verdict, reason, becomes: more.quantity, adds });
}

const togetherOf = (lines: readonly RequestedLine[], requestedQuantity: number): UploadReason | null =>
  lines.length === 1
    ? null
    : {
        code: 'together',
        parameters: { rows: lines.map(({ row }) => row.row).join(', '), quantity: requestedQuantity },
      };

const thousandsOf = (lines: readonly RequestedLine[]): UploadReason | null => {
  const line = lines.find(({ asThousands }) => asThousands);
  return line ? { code: 'thousands', parameters: { text: line.row.quantity, quantity: line.value } } : null;
};

/** Exact in thousandths. */
const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + Math.round(value * 1000), 0) / 1000;
const difference = (to: number, from: number): number => sum([to, -from]);

/** Added quantity at the price of the resulting quantity. */
function price(lines: readonly JudgedRow[], basket: ReadonlyMap<string, number>): readonly JudgedRow[] {
  const after = new Map(basket);
  for (const { product, becomes, adds } of lines)
    if (product && becomes !== null && adds > 0) after.set(product.articleNumber, becomes);
  return lines.map((line) => {
    const { product, becomes, adds } = line;
    if (!product || becomes === null || adds === 0) return line;
    const { priceMills } = choosePrice(product, becomes, after);
    return { ...line, cents: amountCents(priceMills, adds, conversionFactor(product)) };
  });
}
