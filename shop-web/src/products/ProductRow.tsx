import { Board } from '@talloor/look/Board.tsx';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { formatTableDay } from '@talloor/rules/format/dates.ts';
import { formatApproximate, formatNumber } from '@talloor/rules/format/money.ts';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { Heart } from '../lists/Heart.tsx';
import { useLists } from '../lists/useLists.ts';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { isGone, isOrderable } from './offerOf.ts';
import { PriceBlock } from './PriceBlock.tsx';
import { ProductLink } from './ProductLink.tsx';
import './ProductRow.css';
import { ProductTags } from './ProductTags.tsx';
import { QuantityControl } from './QuantityControl.tsx';
import { quantityLimits, settleQuantity } from './quantitySteps.ts';
import { Replacement } from './Replacement.tsx';
import { RowTools } from './RowTools.tsx';
import { useQuantityChange } from './useQuantityChange.ts';
import { useShownProduct } from './useShownProduct.ts';
import { useUnitWords } from './useUnitWords.ts';

type ProductRowProps = {
  readonly product: ProductView;
  readonly tools?: ReactNode;
  readonly note?: ReactNode;
  readonly className?: string;
};

/** Design 5.5. */
export function ProductRow({ product: listed, tools, note, className = '' }: ProductRowProps) {
  const language = useLanguage();
  const change = useQuantityChange();
  const { isOn } = useLists();
  const shownProduct = useShownProduct(listed);
  const { product, priced, offer, quantity, isInBasket } = shownProduct;
  return (
    <tr
      className={`product-row${isInBasket ? ' is-in-basket' : ''}${isGone(offer) ? ' is-dimmed' : ''} ${className}`}
      data-article={product.article_number}
    >
      <td className="cell-board">
        <Board board={product.board} icon={product.icon} photo={product.image} />
      </td>
      <th scope="row" className="cell-name">
        <ProductLink articleNumber={product.article_number} className="product-name" isSkipped>
          {unbroken(product.name)}
        </ProductLink>
        <span className="facts">
          <span>{product.article_number}</span>
          <span>{product.brand}</span>
          <span>{unbroken(product.pack)}</span>
        </span>
        <ProductTags product={priced} offer={offer} hasPromo />
        {offer.kind !== 'order' && <Replacement product={product} />}
        {note}
      </th>
      <td className="cell-last">
        <LastOrder
          product={product}
          isOrderable={isOrderable(offer)}
          onRefill={(last) => change(product, settleQuantity(last, quantityLimits(product)).quantity)}
        />
      </td>
      <td className="cell-price">
        <PriceBlock product={priced} isHidden={shownProduct.isPriceHidden} hasComparison />
      </td>
      <td className="cell-quantity">
        <QuantityControl
          product={priced}
          offer={offer}
          quantity={quantity}
          isAdding={shownProduct.isAdding}
          isReadOnly={shownProduct.isReadOnly}
          onChange={(requestedQuantity) => change(product, requestedQuantity)}
        />
      </td>
      <td className="cell-total">
        {shownProduct.shownTotal !== null && (
          <b>{formatApproximate(language, shownProduct.shownTotal, shownProduct.isApproximate)}</b>
        )}
      </td>
      {(tools !== undefined || isOn) && (
        <td className="cell-tools">
          <RowTools>
            <Heart article={{ articleNumber: product.article_number, name: product.name }} />
            {tools}
          </RowTools>
        </td>
      )}
    </tr>
  );
}

type LastOrderProps = {
  readonly product: ProductView;
  readonly isOrderable: boolean;
  readonly onRefill: (quantity: number) => void;
};

function LastOrder({ product, isOrderable, onRefill }: LastOrderProps) {
  const { t } = useTranslation();
  const { unitFor } = useUnitWords();
  const language = useLanguage();
  const last = product.last_order_quantity;
  if (last === null || product.last_order_date === null)
    return <span className="sr-only">{t('product.neverOrdered')}</span>;
  const values = { quantity: formatNumber(language, last), unit: unitFor(last, quantityUnit(product)) };
  const day = formatTableDay(language, product.last_order_date);
  const amount = t('quantity.value', values);
  return (
    <>
      {isOrderable ? (
        <button
          type="button"
          className="bare-button ink-700 last-order inline gap-4 small"
          tabIndex={-1}
          aria-label={t('product.refill', { ...values, day })}
          onClick={() => onRefill(last)}
        >
          <ClockCounterClockwiseIcon size={14} />
          <b>{amount}</b>
        </button>
      ) : (
        <span className="bare-button ink-700 last-order inline gap-4 small">
          <ClockCounterClockwiseIcon size={14} />
          <span>{amount}</span>
        </span>
      )}
      <small>{day}</small>
    </>
  );
}
