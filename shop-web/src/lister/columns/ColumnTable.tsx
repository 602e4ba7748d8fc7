import type { ColumnKey } from '@talloor/contracts/columnKeys.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { vatPreference } from '../../preferences/preferences.ts';
import { useStore } from '../../store/createStore.ts';
import { ColumnRow } from './ColumnRow.tsx';
import { isNumberColumn } from './ColumnCell.tsx';
import './ColumnSets.css';

type ColumnTableProps = {
  readonly columns: readonly ColumnKey[];
  readonly caption: string;
  readonly children: (row: (product: ProductView) => ReactNode) => ReactNode;
};

/** Arrow keys scroll: hidden cells take no focus. */
const scrollable = { tabIndex: 0 } as const;

export function ColumnTable({ columns, caption, children }: ColumnTableProps) {
  const { t } = useTranslation();
  const showsVat = useStore(vatPreference) === '1';
  return (
    <section className="product-table-frame card column-table-frame" aria-label={caption} {...scrollable}>
      <table className="column-table" data-quantity-rows>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((key) => (
              <th key={key} scope="col" className={isNumberColumn(key) ? 'is-number' : undefined}>
                {key === 'price' && showsVat ? t('product.priceIncl') : t(`columns.column.${key}`)}
              </th>
            ))}
            <th scope="col" className="cell-quantity">
              {t('product.quantity')}
            </th>
            <th scope="col" className="cell-tools">
              <span className="sr-only">{t('compare.title')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {children((product) => (
            <ColumnRow product={product} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
