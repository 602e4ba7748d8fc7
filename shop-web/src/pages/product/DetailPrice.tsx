import { CalendarDotsIcon } from '@phosphor-icons/react/dist/csr/CalendarDots';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple';
import { RecycleIcon } from '@phosphor-icons/react/dist/csr/Recycle';
import { ScalesIcon } from '@phosphor-icons/react/dist/csr/Scales';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { vatPreference } from '../../preferences/preferences.ts';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { UnitPrice } from '../../products/UnitPrice.tsx';
import { useStore } from '../../store/createStore.ts';
import { useUnitWords } from '../../products/useUnitWords.ts';
import styles from './BuyCard.module.css';

export function DetailPrice({ product, isHidden }: { product: ProductView; isHidden: boolean }) {
  const { t } = useTranslation();
  const { unitFor } = useUnitWords();
  const language = useLanguage();
  const showsVat = useStore(vatPreference) === '1';
  const { price, comparison_price: comparison } = product;
  if (product.status !== 'active') return null;
  if (isHidden)
    return (
      <div className={`wraps ${styles['buy-price']}`}>
        <span className={styles['buy-price-now']} aria-hidden="true">
          €&nbsp;***
        </span>
        <small className="muted small" aria-hidden="true">
          {t('price.hiddenText')}
        </small>
        <span className="sr-only">{t('price.hiddenName')}</span>
      </div>
    );
  if (price === null) return null;
  const unit = product.price_unit_description;
  const rate = formatNumber(language, product.tax_percentage);
  return (
    <div className={`wraps ${styles['buy-price']}`}>
      {price.normal_price > price.active_price && (
        <s className="muted">
          <span className="sr-only">
            <span>{t('price.normal')}</span>{' '}
          </span>
          <UnitPrice euros={price.normal_price} />
        </s>
      )}
      <span className={styles['buy-price-now']}>
        <UnitPrice euros={price.active_price} />
      </span>
      <span className="text-16 muted">{t('price.per', { unit })}</span>
      {(price.is_offer_price || price.is_tender_price) && (
        <span className={`tag ${styles['buy-price-mark']}`}>
          <LockSimpleIcon size={14} weight="fill" />
          <span>{t('price.offer')}</span>
        </span>
      )}
      {price.is_day_price && (
        <span className={`tag ${styles['buy-price-mark']}`}>
          <CalendarDotsIcon size={14} weight="fill" />
          <span>{t('price.day')}</span>
        </span>
      )}
      <small className="muted small">
        {comparison !== null && (
          <>
            <UnitPrice euros={comparison.price} /> <span>{t('productPage.per', { unit: comparison.unit })}</span>
            <span>,</span>{' '}
          </>
        )}
        <span>{t(showsVat ? 'productPage.incl' : 'productPage.excl', { rate })}</span>
        {product.sold_per !== 1 && (
          <span>{`, ${t('price.soldPer', { quantity: formatNumber(language, product.sold_per), unit: unitFor(product.sold_per, quantityUnit(product)) })}`}</span>
        )}
      </small>
      {product.is_weight_article && (
        <small className={`muted small row gap-6 ${styles['buy-price-extra']}`}>
          <ScalesIcon size={16} />
          <span>
            {t('price.weight', {
              weight: `${formatNumber(language, product.unit_of_measure_conversion_factor)}\u00a0${unit}`,
              unit: quantityUnit(product),
            })}
          </span>
        </small>
      )}
      {product.empty_goods_price !== null && (
        <small className={`muted small row gap-6 ${styles['buy-price-extra']}`}>
          <RecycleIcon size={16} />
          <span>
            + <UnitPrice euros={product.empty_goods_price} /> <span>{t('price.deposit')}</span>
          </span>
        </small>
      )}
    </div>
  );
}
