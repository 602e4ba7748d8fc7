import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { CalendarDotsIcon } from '@phosphor-icons/react/dist/csr/CalendarDots';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple';
import { PackageIcon } from '@phosphor-icons/react/dist/csr/Package';
import { RecycleIcon } from '@phosphor-icons/react/dist/csr/Recycle';
import { ScalesIcon } from '@phosphor-icons/react/dist/csr/Scales';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import './PriceBlock.css';
import { Titled, type Explaining } from './Titled.tsx';
import { UnitPrice } from './UnitPrice.tsx';
import { useUnitWords } from './useUnitWords.ts';

type PriceBlockProps = {
  readonly product: ProductView;
  readonly isHidden?: boolean;
  /** Per kilo or litre. */
  readonly hasComparison?: boolean;
  /** Spec shopping §2. */
  readonly isWhole?: boolean;
  readonly explainedBy?: Explaining;
};

/** At most two details (design 5.7). */
export function PriceBlock({
  product,
  isHidden = false,
  hasComparison = false,
  isWhole = false,
  explainedBy: Explained = Titled,
}: PriceBlockProps) {
  const { t } = useTranslation();
  const { unitFor } = useUnitWords();
  const language = useLanguage();
  const { price, comparison_price: comparison } = product;
  if (product.status !== 'active') return null;
  if (isHidden)
    return (
      <span className="price">
        <span className="text-16 weight-680 price-now" aria-hidden="true">
          €&nbsp;***
        </span>
        <span className="narrow muted small" aria-hidden="true">
          {t('price.hiddenText')}
        </span>
        <span className="sr-only">{t('price.hiddenName')}</span>
      </span>
    );
  if (price === null) return null;

  const now = price.is_box_price_reached ? (price.promo_price ?? price.price) : price.active_price;
  const unit = product.price_unit_description;
  const isAgreed = price.is_offer_price || price.is_tender_price;
  const seconds = [
    price.box_price !== null && price.box_quantity !== null && (
      <span key="box" className={`price-second${price.is_box_price_reached ? ' is-reached' : ''}`}>
        {price.is_box_price_reached ? <CheckIcon size={14} weight="bold" /> : <PackageIcon size={14} />}
        {price.is_box_price_reached && <span className="sr-only">{t('price.boxReached')}</span>}
        <UnitPrice euros={price.box_price} />
        <span>
          {t('price.boxFrom', {
            quantity: formatNumber(language, price.box_quantity),
            unit: unitFor(price.box_quantity, quantityUnit(product)),
          })}
        </span>
      </span>
    ),
    product.empty_goods_price !== null && (
      <Explained key="deposit" className="price-second" text={t('price.depositText')}>
        <RecycleIcon size={14} />+ <UnitPrice euros={product.empty_goods_price} /> <span>{t('price.deposit')}</span>
      </Explained>
    ),
    product.is_weight_article && (
      <span key="weight" className="price-second">
        <ScalesIcon size={14} />
        <span>
          {t('price.weight', {
            weight: `${formatNumber(language, product.unit_of_measure_conversion_factor)}\u00a0${unit}`,
            unit: quantityUnit(product),
          })}
        </span>
      </span>
    ),
    product.sold_per !== 1 && (
      <span key="step" className="price-second">
        {t('price.soldPer', {
          quantity: formatNumber(language, product.sold_per),
          unit: unitFor(product.sold_per, quantityUnit(product)),
        })}
      </span>
    ),
    hasComparison && comparison !== null && comparison.unit !== unit && comparison.price !== price.active_price && (
      <span key="comparison" className="price-second">
        <UnitPrice euros={comparison.price} /> <span>{t('price.per', { unit: comparison.unit })}</span>
      </span>
    ),
  ].filter(Boolean);

  return (
    <span className="price">
      <span className="gap-4 nowrap price-line">
        {price.normal_price > now && (
          <s className="muted small narrow">
            <span className="sr-only">
              <span>{t('price.normal')}</span>{' '}
            </span>
            <UnitPrice euros={price.normal_price} />
          </s>
        )}
        {isAgreed && (
          <span className="aub-700 price-mark" title={t('price.offer')}>
            <LockSimpleIcon size={14} weight="fill" />
            <span className="sr-only">{t('price.offer')}</span>
          </span>
        )}
        {price.is_day_price && (
          <span className="aub-700 price-mark" title={t('price.day')}>
            <CalendarDotsIcon size={14} weight="fill" />
            <span className="sr-only">{t('price.day')}</span>
          </span>
        )}
        <span className="text-16 weight-680 price-now">
          <UnitPrice euros={now} />
        </span>
        <span className="narrow muted small">{t('price.per', { unit })}</span>
      </span>
      {isWhole ? seconds : seconds.slice(0, 2)}
    </span>
  );
}
