import type { ProductFacts } from '../facts.ts';
import { amountCents } from '../money/rounding.ts';
import { choosePrice } from '../price/choosePrice.ts';
import { conversionFactor } from '../price/conversionFactor.ts';
import { readGtin } from '../product/gtin.ts';
import { convertUnit, type Converted } from './convertUnit.ts';
import { fitQuantity } from './fitQuantity.ts';
import { isTotal } from './isTotal.ts';
import { readArticle } from './readArticle.ts';
import { readQuantity, type DecimalMark } from './readQuantity.ts';
import type { UploadReason, UploadVerdict } from './uploadVerdict.ts';

/** Lines are known by row and column. */
export type UploadRow = {
  readonly row: number;
  readonly column: number;
  readonly article: string;
  readonly quantity: string;
  readonly unit: string;
  readonly text: string;
  readonly hidden: boolean;
  /** Otherwise the basket's quantity stays. */
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
  readonly reasons: readonly UploadReason[];
  readonly product: ProductFacts | null;
  readonly becomes: number | null;
  readonly adds: number;
  /** Sum with the basket's quantity, when larger. */
  readonly together: number | null;
  readonly cents: number | null;
};

type RequestedLine = {
  readonly at: number;
  readonly row: UploadRow;
  /** In the ordered unit of the article. */
  readonly value: number;
  /** How the cell became `value`. */
  readonly readings: readonly UploadReason[];
};

/**
 * Verdict per line (spec shopping §5 and §8, Upload). Repeated articles are summed at their first line; basket
 * quantities stay unless `add` is set.
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

const mostReadings = 2;
const noOutcome = { product: null, becomes: null, adds: 0, together: null, cents: null } as const;

type RejectedRow = Pick<JudgedRow, 'verdict' | 'reasons' | 'product'>;
type ParsedRow = { readonly product: ProductFacts } & Pick<RequestedLine, 'value' | 'readings'>;

function readRow(row: UploadRow, { decimal, articles, products }: UploadFacts): RejectedRow | ParsedRow {
  const article = readArticle(row.article);
  const number = article.kind === 'number' ? (articles.get(article.digits) ?? null) : null;
  const product = number === null ? null : (products.get(number) ?? null);
  const reject = (
    verdict: UploadVerdict,
    code: UploadReason['code'] | null = null,
    parameters: UploadReason['parameters'] = {},
  ): RejectedRow => ({ verdict, reasons: code === null ? [] : [{ code, parameters }], product });

  if (isTotal(row.article)) return reject('total_skipped');
  if (row.hidden) return reject('hidden_skipped');
  const quantity = readQuantity(row.quantity, decimal);
  // Lines without a quantity or with zero are skipped, whatever the article.
  if (quantity.kind === 'number' && quantity.value === 0) return reject('zero_skipped');
  if (quantity.kind === 'missing' && row.text === '')
    return reject(['missing', 'text'].includes(article.kind) ? 'remark_skipped' : 'empty_skipped');
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
      return reject('quantity_unclear', 'quantity_date', { text: row.quantity });
    case 'formula':
      return reject('quantity_unclear', 'quantity_formula', { text: row.quantity });
    case 'text':
      return reject('quantity_unclear', 'quantity_text', { text: row.quantity });
    case 'number':
      break;
    default:
      return quantity satisfies never;
  }
  if (quantity.value < 0) return reject('quantity_invalid', 'quantity_negative', { quantity: quantity.value });
  const unit = quantity.unit === '' ? row.unit : quantity.unit;
  const text = quantity.unit === '' ? `${row.quantity} ${row.unit}` : row.quantity;
  const converted = convertUnit(product, quantity.value, unit);
  if (row.unit !== '' && !isSame(converted, convertUnit(product, quantity.value, row.unit)))
    return reject('quantity_unclear', 'quantity_text', { text: `${row.quantity} ${row.unit}` });
  const thousands: UploadReason[] = quantity.asThousands
    ? [{ code: 'thousands', parameters: { text: row.quantity, quantity: quantity.value } }]
    : [];
  switch (converted.kind) {
    case 'unknown':
      return reject('quantity_unclear', 'unit_unknown', { text: unit });
    case 'fraction':
      return reject('quantity_unclear', 'unit_fraction', { text, quantity: converted.quantity });
    case 'converted': {
      const { quantity: value } = converted;
      return { product, value, readings: [...thousands, { code: 'converted', parameters: { text, quantity: value } }] };
    }
    case 'same':
      break;
    default:
      return converted satisfies never;
  }
  // Also of a weight article that is sold whole: 2,5 may be kilograms.
  if (!Number.isInteger(quantity.value) && Number.isInteger(product.soldPer))
    return reject('quantity_invalid', 'quantity_fraction', { quantity: quantity.value });
  return { product, value: quantity.value, readings: thousands };
}

const isSame = (first: Converted, second: Converted): boolean =>
  first.kind === second.kind && (!('quantity' in first && 'quantity' in second) || first.quantity === second.quantity);

const isMistypedBarcode = (digits: string): boolean =>
  [12, 13, 14].includes(digits.length) && readGtin(digits) === null;

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
  const readings = lines.flatMap((line) => line.readings).slice(0, mostReadings);
  const whole = { ...noOutcome, product };
  for (const { at, row } of others) {
    const reasons = [{ code: 'added_up', parameters: { row: first.row.row } }] as const;
    judgedRows.set(at, { ...whole, row, verdict: 'added_up', reasons });
  }
  const firstRow = { ...whole, row: first.row };
  const more = fitted.kind === 'fits' && fitted.quantity > before ? fitted : null;
  if (before > 0 && (!lines.some(({ row }) => row.add) || more === null)) {
    const reasons = [{ code: 'in_basket', parameters: { quantity: before } }, ...readings] as const;
    const together = more?.quantity ?? null;
    judgedRows.set(first.at, { ...firstRow, verdict: 'already_in_basket', reasons, becomes: before, together });
    return;
  }
  if (more === null) {
    const reasons = fitted.kind === 'fits' ? [] : [fitted.reason];
    for (const { at, row } of lines) judgedRows.set(at, { ...whole, row, verdict: 'unavailable', reasons });
    return;
  }
  const adds = difference(more.quantity, before);
  const reasons = [...(more.reason ? [more.reason] : []), ...togetherOf(lines, requestedQuantity), ...readings];
  const isMarked = more.verdict === 'added' && reasons.some(({ code }) => code === 'thousands');
  const verdict = isMarked ? 'quantity_adjusted' : more.verdict;
  judgedRows.set(first.at, { ...firstRow, verdict, reasons, becomes: more.quantity, adds });
}

const togetherOf = (lines: readonly RequestedLine[], requestedQuantity: number): readonly UploadReason[] =>
  lines.length === 1
    ? []
    : [
        {
          code: 'together',
          parameters: { rows: lines.map(({ row }) => row.row).join(', '), quantity: requestedQuantity },
        },
      ];

/** Exact in thousandths. */
const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + Math.round(value * 1000), 0) / 1000;
const difference = (to: number, from: number): number => sum([to, -from]);

/** At the resulting quantity. */
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
