import OutlinedInput from '@mui/material/OutlinedInput';
import { Board } from '@talloor/look/Board.tsx';
import type { WishListLine } from '@talloor/contracts/endpoints/wishList.ts';
import { memo, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { useBasketPart } from '../../basket/BasketProvider.tsx';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { formatTableDay } from '@talloor/rules/format/dates.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useUnitWords } from '../../products/useUnitWords.ts';
import { focusNextQuantity } from '../../products/focusNextQuantity.ts';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { ProductLink } from '../../products/ProductLink.tsx';
import { serverNow } from '../../session/serverClock.ts';
import { ParLevel } from './ParLevel.tsx';
import { ShelfVerdictText } from './ShelfVerdictText.tsx';
import { judgeShelf } from './shelfOrder.ts';
import styles from './ShelfPage.module.css';

type ShelfLineProps = {
  readonly line: WishListLine;
  readonly countText: string;
  readonly onCount: (article: string, text: string) => void;
  /** Null removes. @returns success */
  readonly onPar: ((article: string, par: number | null) => Promise<boolean>) | undefined;
};

export const ShelfLine = memo(function ShelfLine({ line, countText, onCount, onPar }: ShelfLineProps) {
  const { t } = useTranslation();
  const { artNo, product, par } = line;
  const has = useBasketPart((basket) => basket.quantityOf(artNo));
  if (product === null) return null;
  const verdict = judgeShelf(line, countText, has, serverNow());
  const values = { article: product.name, unit: quantityUnit(product) };
  const verdictId = `shelf-verdict-${artNo}`;
  const next = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    focusNextQuantity(event.currentTarget, event.shiftKey ? -1 : 1);
  };
  return (
    <li className={`card shelf-line stack gap-12 is-${verdict.kind}`} data-article={artNo}>
      <span className={`${styles['shelf-article']} row gap-12`}>
        <Board board={product.board} icon={product.icon} photo={product.image} />
        <span className={`stack shrinks breaks ${styles['shelf-name']}`}>
          <ProductLink articleNumber={artNo} isSkipped className="product-name">
            {unbroken(product.name)}
          </ProductLink>
          <span className="facts">
            <span>{artNo}</span>
            <span>{product.brand}</span>
            <span>{unbroken(product.pack)}</span>
            <LastOrdered product={product} />
          </span>
        </span>
      </span>
      <ParLevel
        par={par}
        product={product}
        name={t('shelf.parOf', values)}
        onPar={onPar && ((level) => onPar(artNo, level))}
      />
      <label className="shelf-counted">
        <span className="as-block tiny muted">{t('shelf.counted')}</span>
        <OutlinedInput
          value={countText}
          error={verdict.kind === 'notANumber'}
          onChange={(event) => onCount(artNo, event.target.value)}
          onFocus={(event) => event.target.select()}
          slotProps={{
            input: {
              inputMode: 'decimal',
              enterKeyHint: 'next',
              autoComplete: 'off',
              'aria-label': t('shelf.countedOf', values),
              'aria-describedby': verdictId,
              'aria-invalid': verdict.kind === 'notANumber',
              'data-quantity-target': '',
              onKeyDown: next,
            } as object,
          }}
        />
      </label>
      <ShelfVerdictText id={verdictId} verdict={verdict} product={product} />
    </li>
  );
});

/** Goods under way are not deducted (ADR 0043). */
function LastOrdered({ product }: { product: ProductView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { unitFor } = useUnitWords();
  const { last_order_quantity: quantity, last_order_date: day } = product;
  if (quantity === null || day === null) return null;
  const values = { quantity: formatNumber(language, quantity), unit: unitFor(quantity, quantityUnit(product)) };
  return <span>{t('shelf.lastOrdered', { ...values, day: formatTableDay(language, day) })}</span>;
}
