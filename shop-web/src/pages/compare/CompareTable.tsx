import IconButton from '@mui/material/IconButton';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Board } from '@talloor/look/Board.tsx';
import type { ProductDetailView } from '@talloor/rules/product/productDetailWire.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { focusHeading } from '../../shell/focusHeading.ts';
import { CompareQuantity } from './CompareQuantity.tsx';
import { compareRows, type CompareRow } from './compareRows.ts';
import { CompareValue } from './CompareValue.tsx';
import styles from './ComparePage.module.css';

type CompareTableProps = {
  readonly products: readonly ProductDetailView[];
  readonly onRemove: (articleNumber: string) => void;
};

export function CompareTable({ products, onRemove }: CompareTableProps) {
  const { t } = useTranslation();
  const path = usePath();
  const [isShort, setIsShort] = useState(false);
  const rows = compareRows(products).filter(({ differs }) => differs || !isShort);
  const nameOf = (row: CompareRow): string => {
    switch (row.kind) {
      case 'fact':
        return t(`compare.fact.${row.fact}`);
      case 'allergen':
        return t(`compare.allergen.${row.allergen}`);
      case 'nutrient':
        return t(`compare.nutrient.${row.nutrient}`);
      default:
        return row satisfies never;
    }
  };
  return (
    <>
      <label className={`below-8 pointer ${styles['compare-short']} inline gap-8`}>
        <input type="checkbox" checked={isShort} onChange={() => setIsShort(!isShort)} />
        <span>{t('compare.onlyDifferences')}</span>
      </label>
      <section className={`relative ${styles['compare-frame']} card`} aria-label={t('compare.title')}>
        <table className={`tabular ${styles['compare-table']}`}>
          <caption className="sr-only">{t('compare.title')}</caption>
          <thead>
            <tr>
              <td>
                <span className="sr-only">{t('compare.about')}</span>
              </td>
              {products.map((product) => (
                <th className="weight-600" key={product.article_number} scope="col">
                  <div className="below-8 row at-top apart">
                    <Board board={product.board} icon={product.icon} size="card" photo={product.image} />
                    <IconButton
                      aria-label={t('compare.remove', { article: product.name })}
                      onClick={() => {
                        focusHeading();
                        onRemove(product.article_number);
                      }}
                    >
                      <XIcon size={16} weight="bold" />
                    </IconButton>
                  </div>
                  <Link to={path('product', { id: product.article_number })}>{product.name}</Link>
                </th>
              ))}
            </tr>
          </thead>
          {(['fact', 'allergen', 'nutrient'] as const).map((kind) => {
            const part = rows.filter(({ row }) => row.kind === kind);
            if (part.length === 0) return null;
            return (
              <tbody key={kind}>
                {kind !== 'fact' && (
                  <tr className={styles['compare-part']}>
                    <th colSpan={products.length + 1} scope="colgroup">
                      <span>{t(`compare.part.${kind}`)}</span>
                    </th>
                  </tr>
                )}
                {part.map(({ row, differs }) => (
                  <tr key={nameOf(row)} className={differs ? 'is-different' : undefined}>
                    <th scope="row">
                      <span>{nameOf(row)}</span>
                      {differs && <small className="as-block tiny weight-560 aub-700">{t('compare.differs')}</small>}
                    </th>
                    {products.map((product) => (
                      <td key={product.article_number}>
                        <CompareValue product={product} row={row} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            );
          })}
          <tbody data-quantity-rows>
            <tr>
              <th scope="row">{t('product.quantity')}</th>
              {products.map((product) => (
                <td key={product.article_number}>
                  <CompareQuantity product={product} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </>
  );
}
