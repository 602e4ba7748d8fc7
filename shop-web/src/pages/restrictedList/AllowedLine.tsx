import Switch from '@mui/material/Switch';
import { Board } from '@talloor/look/Board.tsx';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { useTranslation } from 'react-i18next';
import '../../products/ProductFacts.css';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { ProductLink } from '../../products/ProductLink.tsx';
import styles from './RestrictedListPage.module.css';

type AllowedLineProps = {
  readonly artNo: string;
  readonly product: ProductView | null;
  readonly isAllowed: boolean;
  readonly onToggle: ((on: boolean) => void) | undefined;
};

export function AllowedLine({ artNo, product, isAllowed, onToggle }: AllowedLineProps) {
  const { t } = useTranslation();
  const name = product?.name ?? artNo;
  return (
    <li
      className={`line-above ${styles['allowed-line']} row gap-12${isAllowed ? '' : ' is-dimmed'}`}
      data-article={artNo}
    >
      <Board board={product?.board ?? 'dry'} icon={product?.icon ?? null} photo={product?.image ?? null} />
      <span className={`grow shrinks breaks ${styles['allowed-name']}`}>
        {product === null ? (
          <span className="muted">{t('restrictedList.gone', { article: artNo })}</span>
        ) : (
          <>
            <ProductLink articleNumber={artNo} className="product-name">
              {unbroken(product.name)}
            </ProductLink>
            <span className="facts">
              <span>{product.article_number}</span>
              <span>{product.brand}</span>
              <span>{unbroken(product.pack)}</span>
            </span>
          </>
        )}
      </span>
      {onToggle !== undefined && (
        <Switch
          checked={isAllowed}
          onChange={(_, on) => onToggle(on)}
          slotProps={{ input: { 'aria-label': t('restrictedList.allow', { article: name }), role: 'switch' } }}
        />
      )}
    </li>
  );
}
