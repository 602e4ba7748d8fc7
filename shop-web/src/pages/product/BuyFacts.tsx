import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { StackIcon } from '@phosphor-icons/react/dist/csr/Stack';
import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { isOrderable } from '../../products/offerOf.ts';
import { isScarce } from '../../products/ProductTags.tsx';
import type { ShownProduct } from '../../products/useShownProduct.ts';
import { useUnitWords } from '../../products/useUnitWords.ts';
import { useDeliveryWords } from './useDeliveryWords.ts';
import styles from './BuyCard.module.css';

export function BuyFacts({ shownProduct: { product, offer } }: { shownProduct: ShownProduct }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { counted } = useUnitWords();
  const delivery = useDeliveryWords(product, offer);
  const unit = quantityUnit(product);
  const { last_order_quantity: last, last_order_date: lastDay } = product;
  const hasStock = isOrderable(offer) && (product.stock === null || product.stock > 0) && !product.is_on_demand;
  if (delivery === null && !hasStock && last === null) return null;
  return (
    <ul className={`above-12 line-above ${styles['buy-facts']}`}>
      {delivery !== null && (
        <li className={`flex gap-12${delivery.isTime ? ' is-time' : ''}`}>
          <TruckIcon size={18} />
          <span>
            <b className="weight-620">{delivery.title}</b>
            {delivery.text !== '' && <span>{delivery.text}</span>}
          </span>
        </li>
      )}
      {hasStock && (
        <li className="flex gap-12">
          <StackIcon size={18} />
          <span>
            {isScarce(product) && product.stock !== null ? (
              <>
                <b className="weight-620">{t('productPage.stockLeft', { counted: counted(product.stock, unit) })}</b>{' '}
                <span>{t('productPage.stockFor')}</span>
              </>
            ) : (
              <b className="weight-620">{t('productPage.inStock')}</b>
            )}
          </span>
        </li>
      )}
      {last !== null && lastDay !== null && (
        <li className="flex gap-12">
          <ClockCounterClockwiseIcon size={18} />
          <span>
            <RichText
              i18nKey="productPage.lastOrder"
              values={{ counted: counted(last, unit), day: formatDate(language, lastDay) }}
              components={{ b: <b className="weight-620" /> }}
            />
          </span>
        </li>
      )}
    </ul>
  );
}
