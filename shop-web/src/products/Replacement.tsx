import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { SwapIcon } from '@phosphor-icons/react/dist/csr/Swap';
import { useTranslation } from 'react-i18next';
import './ProductFacts.css';
import { ProductLink } from './ProductLink.tsx';

/** Spec shopping §4. */
export function Replacement({ product }: { product: ProductView }) {
  const { t } = useTranslation();
  const { replacement } = product;
  if (replacement === null) return null;
  return (
    <span className="replacement">
      <SwapIcon size={14} />
      <span>{t('product.alternative')}</span>
      <ProductLink articleNumber={replacement.article_number}>
        <b>{replacement.name}</b>
      </ProductLink>
    </span>
  );
}
