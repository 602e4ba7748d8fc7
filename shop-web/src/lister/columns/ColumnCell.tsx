import type { ColumnKey } from '@talloor/contracts/columnKeys.ts';
import { formatDate, formatTime } from '@talloor/rules/format/dates.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { ProductLink } from '../../products/ProductLink.tsx';
import { UnitPrice } from '../../products/UnitPrice.tsx';
import { useUnitWords } from '../../products/useUnitWords.ts';

const numbers: readonly ColumnKey[] = [
  'price',
  'normal_price',
  'comparison_price',
  'box_price',
  'vat',
  'deposit',
  'stock',
  'last_order_quantity',
  'minimum_order',
  'sold_per',
];
export const isNumberColumn = (key: ColumnKey): boolean => numbers.includes(key);

type ColumnCellProps = {
  readonly column: ColumnKey;
  readonly product: ProductView;
  readonly isPriceHidden: boolean;
  /** Tab goes from quantity to quantity. */
  readonly isInRow?: boolean;
};

export function ColumnCell({ column, product, isPriceHidden, isInRow = false }: ColumnCellProps): ReactNode {
  const { t } = useTranslation();
  const { unitFor } = useUnitWords();
  const language = useLanguage();
  const { price } = product;
  const unit = product.price_unit_description;
  const amount = (euros: number | null | undefined, per?: string): ReactNode => {
    if (isPriceHidden && product.status === 'active') return <HiddenPrice />;
    if (euros === null || euros === undefined) return null;
    return (
      <>
        <UnitPrice euros={euros} />
        {per !== undefined && (
          <span className="muted">
            {' '}
            <span>{t('price.per', { unit: per })}</span>
          </span>
        )}
      </>
    );
  };
  const formatCount = (count: number | null) =>
    count === null
      ? null
      : t('quantity.value', { quantity: formatNumber(language, count), unit: unitFor(count, quantityUnit(product)) });
  switch (column) {
    case 'article_number':
      return product.article_number;
    case 'name':
      return (
        <ProductLink articleNumber={product.article_number} className="product-name" isSkipped={isInRow}>
          {unbroken(product.name)}
        </ProductLink>
      );
    case 'brand':
      return product.brand;
    case 'pack':
      return unbroken(product.pack);
    case 'ean':
      return product.ean;
    case 'erp_number':
      return product.erp_number;
    case 'category':
      return product.categories.map(({ name }) => name).join(' › ');
    case 'labels':
      return product.labels.map(({ name }) => name).join(', ');
    case 'price':
      return amount(price?.active_price, unit);
    case 'normal_price':
      return amount(price?.normal_price, unit);
    case 'comparison_price':
      return amount(product.comparison_price?.price, product.comparison_price?.unit);
    case 'box_price':
      return price?.box_price === null ? null : amount(price?.box_price, unit);
    case 'promo':
      return product.promo === null ? null : product.promo.label || t('product.promo');
    case 'vat':
      return `${formatNumber(language, product.tax_percentage)}\u00a0%`;
    case 'deposit':
      return amount(product.empty_goods_price);
    case 'stock':
      return product.stock === null ? null : formatCount(product.stock);
    case 'last_order_quantity':
      return formatCount(product.last_order_quantity);
    case 'last_order_date':
      return product.last_order_date === null ? null : formatDate(language, product.last_order_date);
    case 'minimum_order':
      return product.minimum_order === 0 ? null : formatCount(product.minimum_order);
    case 'sold_per':
      return formatCount(product.sold_per);
    case 'order_before':
      return product.order_before === null ? null : formatTime(language, product.order_before);
    default:
      return column satisfies never;
  }
}

function HiddenPrice() {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden="true">€&nbsp;***</span>
      <span className="sr-only">{t('price.hiddenName')}</span>
    </>
  );
}
