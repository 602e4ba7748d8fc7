import { Board } from '@talloor/look/Board.tsx';
import { useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { Heart } from '../../lists/Heart.tsx';
import { isGone, isOrderable } from '../../products/offerOf.ts';
import { PriceBlock } from '../../products/PriceBlock.tsx';
import { QuantityControl } from '../../products/QuantityControl.tsx';
import { useQuantityChange } from '../../products/useQuantityChange.ts';
import type { ShownProduct } from '../../products/useShownProduct.ts';
import styles from './StickyBar.module.css';

type StickyBarProps = {
  readonly shownProduct: ShownProduct;
  /** Appears once this has scrolled away. */
  readonly after: RefObject<HTMLElement | null>;
};

/** px. */
const underHeader = 72;

/** Never on a phone. */
export function StickyBar({ shownProduct, after }: StickyBarProps) {
  const { t } = useTranslation();
  const change = useQuantityChange();
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const control = after.current;
    if (control === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry !== undefined) setIsPast(!entry.isIntersecting && entry.boundingClientRect.bottom <= underHeader);
      },
      { rootMargin: `-${underHeader}px 0px 0px` },
    );
    observer.observe(control);
    return () => observer.disconnect();
  }, [after]);
  const { product, priced, offer, quantity } = shownProduct;
  if (!isPast || isGone(offer) || !(isOrderable(offer) || quantity > 0)) return null;
  // Outside main, to which some browsers would fix it.
  return createPortal(
    <section className={`white-ground ${styles['product-bar']}`} aria-label={t('productPage.bar')}>
      <div className="wrap">
        <Board board={product.board} icon={product.icon} photo={product.image} />
        <div className="grow shrinks dense">
          <b className="as-block">{unbroken(product.name)}</b>
          <span className="facts">
            <span>{product.article_number}</span>
            {product.pack !== '' && <span>{unbroken(product.pack)}</span>}
          </span>
        </div>
        <PriceBlock product={priced} isHidden={shownProduct.isPriceHidden} />
        <QuantityControl
          product={priced}
          offer={offer}
          quantity={quantity}
          isAdding={shownProduct.isAdding}
          isReadOnly={shownProduct.isReadOnly}
          onChange={(requestedQuantity) => change(product, requestedQuantity)}
        />
        <Heart article={{ articleNumber: product.article_number, name: product.name }} />
      </div>
    </section>,
    document.body,
  );
}
