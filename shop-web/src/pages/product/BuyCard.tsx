import type { ProductDetailView } from '@talloor/rules/product/productDetailWire.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { shareFreeArticles } from '@talloor/rules/promo/freeArticles.ts';
import { freeOf } from '@talloor/rules/promo/promoTerms.ts';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { Heart } from '../../lists/Heart.tsx';
import { vatPreference } from '../../preferences/preferences.ts';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { isGone, isOrderable } from '../../products/offerOf.ts';
import { PromoTag } from '../../products/PromoTag.tsx';
import { QuantityControl } from '../../products/QuantityControl.tsx';
import { usePromoWords } from '../../products/usePromoWords.ts';
import { useQuantityChange } from '../../products/useQuantityChange.ts';
import type { ShownProduct } from '../../products/useShownProduct.ts';
import { useUnitWords } from '../../products/useUnitWords.ts';
import { useStore } from '../../store/createStore.ts';
import buyCardStyles from './BuyCard.module.css';
import { BuyFacts } from './BuyFacts.tsx';
import { DetailPrice } from './DetailPrice.tsx';
import { PriceTiers } from './PriceTiers.tsx';
import { Unavailable } from './Unavailable.tsx';
import { WhoAreYou } from './WhoAreYou.tsx';
import productPageStyles from './ProductPage.module.css';

type BuyCardProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly article: ProductDetailView;
  readonly shownProduct: ShownProduct;
};

export function BuyCard({ ref, article, shownProduct }: BuyCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useUnitWords();
  const { product, offer, quantity, isInBasket } = shownProduct;
  const change = useQuantityChange();
  const hasPrice = shownProduct.priced.price !== null && !shownProduct.isPriceHidden;
  return (
    <aside className={productPageStyles['article-buy']} aria-label={t('productPage.order')}>
      <div className={`card ${buyCardStyles['buy-card']}${isInBasket ? ' is-in-basket' : ''}`}>
        {product.status === 'active' && (
          <div className={`spread ${buyCardStyles['buy-head']}`}>
            <PromoTag product={product} />
            {hasPrice && <VatSwitch />}
          </div>
        )}
        <PromoTerms shownProduct={shownProduct} />
        <DetailPrice product={shownProduct.priced} isHidden={shownProduct.isPriceHidden} />
        {hasPrice && <PriceTiers product={shownProduct.priced} />}
        <WhoAreYou offer={offer} />
        {isGone(offer) && (
          <Unavailable article={product.article_number} offer={offer} replacement={article.replacement} />
        )}
        <div className={`${buyCardStyles['buy-actions']} cluster at-top gap-8`}>
          {(isOrderable(offer) || (quantity > 0 && !isGone(offer))) && (
            <div className={buyCardStyles['buy-quantity']} ref={ref}>
              <QuantityControl
                product={shownProduct.priced}
                offer={offer}
                quantity={quantity}
                isAdding={shownProduct.isAdding}
                isReadOnly={shownProduct.isReadOnly}
                isLarge
                onChange={(requestedQuantity) => change(product, requestedQuantity)}
              />
            </div>
          )}
          <Heart article={{ articleNumber: product.article_number, name: product.name }} hasWords />
        </div>
        <BuyFacts shownProduct={shownProduct} />
        {isInBasket && (
          <p className={`aub-700 weight-560 spread ${buyCardStyles['buy-total']}`}>
            <span>{t('productPage.inBasket', { counted: words.counted(quantity, quantityUnit(product)) })}</span>
            {shownProduct.shownTotal !== null && (
              <b className="text-16 nowrap">
                {formatApproximate(language, shownProduct.shownTotal, shownProduct.isApproximate)}
              </b>
            )}
          </p>
        )}
      </div>
    </aside>
  );
}

function VatSwitch() {
  const { t } = useTranslation();
  const showsVat = useStore(vatPreference) === '1';
  return (
    <label className={`pointer ${buyCardStyles['buy-vat']} row gap-8 small push`}>
      <input
        type="checkbox"
        checked={showsVat}
        onChange={(event) => vatPreference.set(event.target.checked ? '1' : '0')}
      />
      <span>{t('productPage.inclVat')}</span>
    </label>
  );
}

function PromoTerms({ shownProduct: { product, quantity } }: { shownProduct: ShownProduct }) {
  const { t } = useTranslation();
  const words = usePromoWords(product);
  const units = useUnitWords();
  const { basket } = useBasket();
  const { promo } = product;
  if (promo === null || words === null) return null;
  const others = (basket?.lines ?? []).filter(
    (line) => line.product.promo?.promo_id === promo.promo_id && line.product.article_number !== product.article_number,
  );
  const quantities = [quantity, ...others.map((line) => line.quantity)];
  const allFree = freeOf(
    promo,
    quantities.reduce((sum, each) => sum + each, 0),
  );
  const [free = 0] = promo.free_item === null ? shareFreeArticles(allFree, quantities) : [allFree];
  const freeText =
    promo.free_item === null || promo.free_item.article_number === product.article_number
      ? units.counted(free, quantityUnit(product))
      : units.counted(free, `× ${promo.free_item.name}`);
  return (
    <p className={`aub-700 small above-8 ${buyCardStyles['buy-promo']}`}>
      <span>{words.terms}</span>
      {words.until !== '' && <small className="as-block tiny muted">{words.until}</small>}
      {free > 0 && <b className="as-block">{t('productPage.freeNow', { counted: freeText })}</b>}
    </p>
  );
}
