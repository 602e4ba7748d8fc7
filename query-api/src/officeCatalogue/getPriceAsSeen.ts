import { findAsSeen, type AsSeen } from '@talloor/catalogue/asSeen/findAsSeen.ts';
import { getPriceAsSeen } from '@talloor/contracts/endpoints/officeCatalogue.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { eurosOfMills } from '@talloor/rules/money/rounding.ts';
import { choosePrice } from '@talloor/rules/price/choosePrice.ts';
import { seesPrice, viewPrice, viewPromo } from '@talloor/rules/product/viewProduct.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import type { ReadSide } from '../readSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, orNull } from '@talloor/platform/postgres/columns.ts';
import { productsTable } from '@talloor/catalogue/tables.ts';

export const getPriceAsSeenRoute = ({ pool, clock }: Pick<ReadSide, 'pool' | 'clock'>): Route =>
  route(getPriceAsSeen, async ({ query: { customer: customerNumber, article, at } }, { language, user }) => {
    const rows = await findRows(
      pool,
      { ...orNull(columnsOf(productsTable, 'name_nl', 'name_fr')), customer: 'boolean not null' },
      `select exists (select from catalogue.customers where customer_number = $1) as customer, p.name_nl, p.name_fr
       from (select) as always left join catalogue.products p on p.article_number = $2`,
      [customerNumber, article],
    );
    const [now] = rows;
    if (!now?.customer) throw new Problem('customer.not_found');
    if (now.name_nl === null || now.name_fr === null) throw new Problem('article.not_found');
    const filter = { customer: customerNumber, at: new Date(at).toISOString() };
    await recordRead(pool, { what: 'price', about: article, filter }, user.userId, clock.now());
    const { product, customer, isInAssortment, sources } = await findAsSeen(pool, {
      customerNumber,
      articleNumber: article,
      at: new Date(at),
    });
    const chosenPrice =
      product && customer && isInAssortment && seesPrice(product, { customer }) ? choosePrice(product, 0) : null;
    const hidesAmounts = !customer?.showPrices;
    return {
      body: {
        customer_number: customerNumber,
        article_number: article,
        name: (product?.name ?? { nl: now.name_nl, fr: now.name_fr })[language],
        at: new Date(at).toISOString(),
        status: product?.status ?? ('unknown' as const),
        show_prices: customer?.showPrices ?? false,
        is_in_assortment: isInAssortment,
        price: product && chosenPrice ? viewPrice(product, chosenPrice) : null,
        promo: product?.promo && isInAssortment ? viewPromo(product.promo, language, hidesAmounts) : null,
        tax_percentage: product?.vatRate ?? null,
        sources: sources.map((source) => viewSource(source, chosenPrice?.kind ?? null)),
      },
    };
  });

const viewSource = (source: AsSeen['sources'][number], chosenKind: string | null) => ({
  kind: source.kind,
  holder: source.holder,
  price: eurosOfMills(source.priceMills),
  from_quantity: source.fromQuantity,
  from_day: source.fromDay,
  to_day: source.toDay,
  known_since: source.knownSince.toISOString(),
  changed_by: source.changedBy,
  is_chosen: source.holds && source.kind === chosenKind,
});
