import type { Pool } from 'pg';
import type { Bilingual, PriceFacts, ProductStatus, PromoFacts } from '@talloor/rules/facts.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { toPromo, type PromoRow } from '../product/toFacts.ts';
import { pastRows, type PastRow } from './pastRows.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

export type PriceSource = {
  readonly kind: 'list' | 'group' | 'offer' | 'tender' | 'day' | 'box';
  readonly holder: string;
  readonly priceMills: number;
  readonly fromQuantity: number | null;
  /** Null: without end. */
  readonly fromDay: string | null;
  readonly toDay: string | null;
  readonly knownSince: Date;
  readonly changedBy: string;
  readonly holds: boolean;
};

export type AsSeen = {
  readonly product: {
    readonly articleNumber: string;
    readonly name: Bilingual;
    readonly status: ProductStatus;
    readonly soldPer: number;
    readonly vatRate: number | null;
    readonly prices: PriceFacts;
    readonly promo: PromoFacts | null;
  } | null;
  /** Null: the customer did not exist. */
  readonly customer: { readonly showPrices: boolean } | null;
  readonly isInAssortment: boolean;
  readonly sources: readonly PriceSource[];
};

/** As known at an instant (transaction time) and valid on that day in Brussels (valid time). */
export async function findAsSeen(
  pool: Pick<Pool, 'query'>,
  question: { readonly customerNumber: string; readonly articleNumber: string; readonly at: Date },
): Promise<AsSeen> {
  const { customerNumber, articleNumber, at } = question;
  const day = dayAt(at.getTime());
  const rows = await pastRows(
    pool,
    at,
    `c.subject = 'products' and c.subject_key = $2 or c.subject = 'customers' and c.subject_key = $3
     or c.subject = 'prices' and c.subject_key like $2 || '/%'
     or c.subject = 'promotion_articles' and c.subject_key like '%/' || $2
     or c.subject = 'customer_articles' and c.subject_key = $3 || '/' || $2`,
    [articleNumber, customerNumber],
  );
  const of = (subject: string) => rows.filter((row) => row.subject === subject);
  const customer = of('customers')[0]?.row as CustomerRow | undefined;
  const product = of('products')[0]?.row as ProductRow | undefined;
  const validPrices = of('prices')
    .map(priceOf)
    .filter((price) => isValid(price, day) && isFor(price, customerNumber, customer?.price_group ?? ''));
  const sources = validPrices.map((price) => ({ ...price, holds: youngest(validPrices, price.kind) === price }));
  const vatRate = product ? await vatRateOn(pool, product.vat_code, day) : null;
  const promos = of('promotion_articles').map(({ row }) => String(row['promo_id']));
  return {
    customer: customer ? { showPrices: customer.show_prices } : null,
    isInAssortment: customer?.assortment_restricted !== true || of('customer_articles').length > 0,
    sources,
    product: product
      ? {
          articleNumber,
          name: { nl: product.name_nl, fr: product.name_fr },
          status: statusOf(product, sources, vatRate),
          soldPer: Number(product.sold_per),
          vatRate,
          prices: pricesOf(sources),
          promo: await promoOn(pool, at, day, promos),
        }
      : null,
  };
}

type ProductRow = {
  readonly name_nl: string;
  readonly name_fr: string;
  readonly status: ProductStatus;
  readonly sold_per: number;
  readonly vat_code: string;
};
type CustomerRow = {
  readonly show_prices: boolean;
  readonly price_group: string;
  readonly assortment_restricted?: boolean;
};
type Price = Omit<PriceSource, 'holds'>;

function priceOf({ row, knownSince, changedBy }: PastRow): Price {
  const fromDay = String(row['from_day']);
  const toDay = String(row['to_day']);
  return {
    kind: row['kind'] as Price['kind'],
    holder: String(row['holder']),
    priceMills: Number(row['price_mills']),
    fromQuantity: row['from_quantity'] === null ? null : Number(row['from_quantity']),
    fromDay: fromDay === '-infinity' ? null : fromDay,
    toDay: toDay === 'infinity' ? null : toDay,
    knownSince,
    changedBy,
  };
}

const isValid = ({ fromDay, toDay }: Pick<Price, 'fromDay' | 'toDay'>, day: string): boolean =>
  (fromDay === null || fromDay <= day) && (toDay === null || day <= toDay);

function isFor({ kind, holder }: Price, customerNumber: string, priceGroup: string): boolean {
  switch (kind) {
    case 'list':
    case 'day':
    case 'box':
      return true;
    case 'offer':
    case 'tender':
      return holder === customerNumber;
    case 'group':
      return holder === priceGroup;
    default:
      return kind satisfies never;
  }
}

function youngest(prices: readonly Price[], kind: Price['kind']): Price | undefined {
  let newest: Price | undefined;
  for (const price of prices)
    if (price.kind === kind && (newest === undefined || (price.fromDay ?? '') > (newest.fromDay ?? ''))) newest = price;
  return newest;
}

function pricesOf(sources: readonly PriceSource[]): PriceFacts {
  const sourceOf = (kind: Price['kind']) => sources.find((source) => source.kind === kind && source.holds);
  const box = sourceOf('box');
  return {
    listMills: sourceOf('list')?.priceMills ?? 0,
    groupMills: sourceOf('group')?.priceMills ?? null,
    offerMills: sourceOf('offer')?.priceMills ?? null,
    tenderMills: sourceOf('tender')?.priceMills ?? null,
    dayMills: sourceOf('day')?.priceMills ?? null,
    box: box && box.fromQuantity !== null ? { priceMills: box.priceMills, fromQuantity: box.fromQuantity } : null,
  };
}

function statusOf({ status }: ProductRow, sources: readonly PriceSource[], vatRate: number | null): ProductStatus {
  const priced = vatRate !== null && sources.some(({ kind }) => kind === 'list');
  return status === 'active' && !priced ? 'not_orderable' : status;
}

/** Rates are never deleted. */
async function vatRateOn(pool: Pick<Pool, 'query'>, code: string, day: string): Promise<number | null> {
  const rows = await findRows(
    pool,
    { rate: 'double precision not null' },
    `select percentage::float8 as rate from catalogue.vat_rates where vat_code = $1 and from_day <= $2::date
     order by from_day desc limit 1`,
    [code, day],
  );
  return rows[0]?.rate ?? null;
}

async function promoOn(
  pool: Pick<Pool, 'query'>,
  at: Date,
  day: string,
  promoIds: readonly string[],
): Promise<PromoFacts | null> {
  if (promoIds.length === 0) return null;
  const promotionRows = await pastRows(pool, at, `c.subject = 'promotions' and c.subject_key = any($2)`, [promoIds]);
  const [promo] = promotionRows
    .map(({ row }) => row as PastPromo)
    .filter((row) => row.from_day <= day && day <= row.to_day)
    .toSorted((a, b) => compare(b.from_day, a.from_day) || compare(a.promo_id, b.promo_id));
  if (!promo) return null;
  const links = await pastRows(pool, at, `c.subject = 'promotion_articles' and starts_with(c.subject_key, $2 || '/')`, [
    promo.promo_id,
  ]);
  const articles = links.flatMap(({ row }) =>
    row['promo_id'] === promo.promo_id ? String(row['article_number']) : [],
  );
  return toPromo({ ...promo, articles: articles.toSorted(compare), free: await freeItem(pool, at, day, promo) });
}

type PastPromo = Omit<PromoRow, 'articles' | 'free'> & {
  readonly from_day: string;
  readonly to_day: string;
  readonly free_article_number: string | null;
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

async function freeItem(
  pool: Pick<Pool, 'query'>,
  at: Date,
  day: string,
  { free_article_number: article }: PastPromo,
): Promise<PromoRow['free']> {
  if (article === null) return null;
  const rows = await pastRows(
    pool,
    at,
    `c.subject = 'products' and c.subject_key = $2 or c.subject = 'prices' and c.subject_key like $2 || '/list/%'`,
    [article],
  );
  const product = rows.find(({ subject }) => subject === 'products')?.row as ProductRow | undefined;
  if (!product) return null;
  const prices = rows.filter(({ subject }) => subject === 'prices').map(priceOf);
  const list = youngest(
    prices.filter((price) => isValid(price, day)),
    'list',
  );
  return { articleNumber: article, nl: product.name_nl, fr: product.name_fr, mills: list?.priceMills ?? null };
}
