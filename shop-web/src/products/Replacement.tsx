import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { SwapIcon } from '@phosphor-icons/react/dist/csr/Swap';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePath } from '../i18n/LanguageProvider.tsx';
import './ProductFacts.css';

/** Another article that can take this one's place; its number finds it. */
export function Replacement({ product }: { product: ProductView }) {
  const { t } = useTranslation();
  const path = usePath();
  const { replacement } = product;
  if (replacement === null) return null;
  return (
    <span className="replacement">
      <SwapIcon size={14} />
      {t('product.alternative')}
      <Link to={`${path('search')}?keywords=${replacement.article_number}`}>
        <b>{replacement.name}</b>
      </Link>
    </span>
  );
}
