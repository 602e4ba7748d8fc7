import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { formatTime } from '@talloor/rules/format/dates.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { CalendarPlusIcon } from '@phosphor-icons/react/dist/csr/CalendarPlus';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { ClockCountdownIcon } from '@phosphor-icons/react/dist/csr/ClockCountdown';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/csr/HourglassMedium';
import { useTranslation } from 'react-i18next';
import { useBasketPart } from '../basket/BasketProvider.tsx';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useServerMinute } from '../session/serverClock.ts';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { type Offer } from './offerOf.ts';
import { productClock, type ProductClock } from './productClock.ts';
import './ProductFacts.css';
import { PromoTag } from './PromoTag.tsx';
import type { Explaining } from './Titled.tsx';
import { useUnitWords } from './useUnitWords.ts';

export const littleStock = 20;

export const isScarce = (product: ProductView): boolean =>
  product.stock !== null && product.stock > 0 && product.stock <= littleStock && !product.is_on_demand;

type ProductTagsProps = {
  readonly product: ProductView;
  readonly offer: Offer;
  readonly hasPromo: boolean;
  readonly explainedBy?: Explaining;
};

export function ProductTags({ product, offer, hasPromo, explainedBy }: ProductTagsProps) {
  const { t } = useTranslation();
  const { unitFor } = useUnitWords();
  const language = useLanguage();
  const deadline = useBasketPart(({ basket }) => basket?.delivery_date.deadline ?? null);
  const clock = productClock(product, offer, deadline, useServerMinute());
  const labels = product.labels.filter((label) => label.is_show_on_product);
  const tags = [
    hasPromo && product.promo !== null && product.status === 'active' && (
      <PromoTag key="promo" product={product} {...(explainedBy && { explainedBy })} />
    ),
    clock !== null && <ClockTag key="clock" clock={clock} />,
    offer.kind === 'order' && isScarce(product) && (
      <span key="stock" className="tag">
        {t('product.stockLeft', {
          quantity: formatNumber(language, product.stock ?? 0),
          unit: unitFor(product.stock ?? 0, quantityUnit(product)),
        })}
      </span>
    ),
    ...labels.map((label) => (
      <span key={label.key} className="tag" title={label.description || undefined}>
        {label.color !== '' && <i className="rigid tag-dot" aria-hidden="true" style={{ background: label.color }} />}
        <span>{label.name}</span>
      </span>
    )),
  ].filter(Boolean);
  return tags.length === 0 ? null : <span className="above-4 tags wraps gap-4">{tags}</span>;
}

function ClockTag({ clock }: { clock: ProductClock }) {
  const { t } = useTranslation();
  const language = useLanguage();
  switch (clock.kind) {
    case 'closes': {
      const ClosesIcon = clock.isImminent ? ClockCountdownIcon : ClockIcon;
      return (
        <span className={`tag is-time${clock.isImminent ? ' is-imminent' : ''}`}>
          <ClosesIcon size={14} weight="fill" />
          <span>
            {t(clock.isImminent ? 'product.closesAtSoon' : 'product.closesAt', {
              time: formatTime(language, clock.at),
            })}
          </span>
        </span>
      );
    }
    case 'last_minutes':
      return (
        <span className="tag is-time is-imminent">
          <ClockCountdownIcon size={14} weight="fill" />
          <span>{t('product.lastMinutes')}</span>
        </span>
      );
    case 'on_demand':
      return (
        <span className="tag is-time">
          <HourglassMediumIcon size={14} weight="fill" />
          <span>{t('product.onDemandTag', { count: clock.days })}</span>
        </span>
      );
    case 'preorder':
      return (
        <span className="tag is-time">
          <CalendarPlusIcon size={14} weight="fill" />
          <span>{t('product.preorderTag', { count: clock.days })}</span>
        </span>
      );
    default:
      return clock satisfies never;
  }
}
