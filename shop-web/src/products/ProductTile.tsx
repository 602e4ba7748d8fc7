import { Board } from '@talloor/look/Board.tsx';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { Heart } from '../lists/Heart.tsx';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { isGone } from './offerOf.ts';
import { PriceBlock } from './PriceBlock.tsx';
import { ProductLink } from './ProductLink.tsx';
import { ProductTags } from './ProductTags.tsx';
import './ProductTile.css';
import { PromoTag } from './PromoTag.tsx';
import { QuantityControl } from './QuantityControl.tsx';
import { Replacement } from './Replacement.tsx';
import { useQuantityChange } from './useQuantityChange.ts';
import { useShownProduct } from './useShownProduct.ts';
import { useUnitWords } from './useUnitWords.ts';

type ProductTileProps = {
  readonly product: ProductView;
  readonly tools?: ReactNode;
};

/** Design 5.4. */
export function ProductTile({ product: listed, tools }: ProductTileProps) {
  const { t } = useTranslation();
  const { unitFor } = useUnitWords();
  const language = useLanguage();
  const change = useQuantityChange();
  const shownProduct = useShownProduct(listed);
  const { product, priced, offer, quantity, isInBasket } = shownProduct;
  const last = product.last_order_quantity;
  return (
    <li
      className={`white-ground framed flex column relative product-tile${isInBasket ? ' is-in-basket' : ''}${isGone(offer) ? ' is-dimmed' : ''}`}
      data-article={product.article_number}
    >
      <div className="relative">
        <ProductLink articleNumber={product.article_number} isDecoration>
          <Board board={product.board} icon={product.icon} size="tile" photo={product.image} />
        </ProductLink>
        <PromoTag product={product} className="product-tile-promo" />
        {tools !== undefined && <div className="flex column gap-4 product-tile-tools">{tools}</div>}
      </div>
      <div className="grow product-tile-text">
        <h3 className="clips" title={product.name}>
          <ProductLink articleNumber={product.article_number}>{unbroken(product.name)}</ProductLink>
        </h3>
        <p className="facts">
          <span>{product.article_number}</span>
          {product.brand !== '' && <span>{product.brand}</span>}
        </p>
        <p className="facts">
          {product.pack !== '' && <span>{unbroken(product.pack)}</span>}
          {last !== null && (
            <span>
              {t('product.last', {
                quantity: formatNumber(language, last),
                unit: unitFor(last, quantityUnit(product)),
              })}
            </span>
          )}
        </p>
        <ProductTags product={product} offer={offer} hasPromo={false} />
        {offer.kind !== 'order' && <Replacement product={product} />}
      </div>
      <div className="flex column gap-8 product-tile-foot">
        <PriceBlock product={priced} isHidden={shownProduct.isPriceHidden} hasComparison />
        <QuantityControl
          product={priced}
          offer={offer}
          quantity={quantity}
          isAdding={shownProduct.isAdding}
          isReadOnly={shownProduct.isReadOnly}
          onChange={(requestedQuantity) => change(product, requestedQuantity)}
        />
      </div>
      <div className="product-tile-heart">
        <Heart article={{ articleNumber: product.article_number, name: product.name }} />
      </div>
    </li>
  );
}
