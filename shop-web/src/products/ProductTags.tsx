import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { formatTime } from '@talloor/rules/format/dates.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/csr/HourglassMedium';
import { TagIcon } from '@phosphor-icons/react/dist/csr/Tag';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { quantityUnit, type Offer } from './offerOf.ts';
import './ProductFacts.css';

/** Below this many in stock the number is worth knowing. */
const littleStock = 20;

/** The promo by its own words; by its bare name where those are hidden with the prices. */
export function PromoTag({ product, className = '' }: { product: ProductView; className?: string }) {
  const { t } = useTranslation();
  if (product.promo === null || product.status !== 'active') return null;
  return (
    <span className={`tag is-promo ${className}`} title={product.promo.description || undefined}>
      <TagIcon size={14} weight="fill" />
      {product.promo.label || t('product.promo')}
    </span>
  );
}

type ProductTagsProps = { readonly product: ProductView; readonly offer: Offer; readonly hasPromo: boolean };

/** What limits or favours an article: promo, earlier closing, lead time, little stock. */
export function ProductTags({ product, offer, hasPromo }: ProductTagsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isLow = product.stock !== null && product.stock > 0 && product.stock <= littleStock && !product.is_on_demand;
  const tags = [
    hasPromo && product.promo !== null && product.status === 'active' && <PromoTag key="promo" product={product} />,
    offer.kind === 'order' && product.order_before !== null && (
      <span key="closes" className="tag is-time">
        <ClockIcon size={14} weight="fill" />
        {t('product.closesAt', { time: formatTime(language, product.order_before) })}
      </span>
    ),
    offer.kind === 'on_demand' && (
      <span key="demand" className="tag is-time">
        <HourglassMediumIcon size={14} weight="fill" />
        {t('product.onDemandTag', { count: offer.workdays })}
      </span>
    ),
    offer.kind === 'order' && isLow && product.stock !== null && (
      <span key="stock" className="tag">
        {t('product.stockLeft', { quantity: formatNumber(language, product.stock), unit: quantityUnit(product) })}
      </span>
    ),
  ].filter(Boolean);
  return tags.length === 0 ? null : <span className="tags">{tags}</span>;
}
