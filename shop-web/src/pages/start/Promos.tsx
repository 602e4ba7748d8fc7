import IconButton from '@mui/material/IconButton';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { ProductTilesSkeleton } from '../../products/ProductSkeletons.tsx';
import { ProductTile } from '../../products/ProductTile.tsx';
import { useSearch } from '../../products/useSearch.ts';
import { promoSearch } from '../search/searchState.ts';
import './Promos.css';

const perStep = 6;

/** Promotions, six at a time; without any, or where they cannot be loaded, the row is not there. */
export function Promos({ title }: { title: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const [step, setStep] = useState(0);
  const { data, isError } = useSearch({ filters: JSON.stringify({ promo: ['1'] }), limit: 24 });
  if (isError || data?.products.length === 0) return null;
  const shown = data?.products.slice(step * perStep, (step + 1) * perStep) ?? [];
  const last = Math.ceil((data?.products.length ?? 0) / perStep) - 1;
  const arrow = (by: 1 | -1) => (
    <IconButton
      className="promos-step"
      aria-label={by === 1 ? t('start.nextPromos') : t('start.previousPromos')}
      disabled={by === 1 ? step >= last : step === 0}
      onClick={() => setStep(step + by)}
    >
      {by === 1 ? <CaretRightIcon size={16} weight="bold" /> : <CaretLeftIcon size={16} weight="bold" />}
    </IconButton>
  );
  return (
    <section className="block" aria-labelledby="promos-title">
      <div className="spread">
        <h2 id="promos-title">{title}</h2>
        {data !== undefined && (
          <span className="in-line">
            <Link to={`${path('search')}${promoSearch}`}>
              {t('start.allPromos', {
                count: data.pagination.results,
                shown: formatNumber(language, data.pagination.results),
              })}
            </Link>
            {arrow(-1)}
            {arrow(1)}
          </span>
        )}
      </div>
      {data === undefined ? (
        <ProductTilesSkeleton count={perStep} className="is-promo-row" />
      ) : (
        <ul className="product-tiles is-promo-row" data-quantity-rows>
          {shown.map((product) => (
            <ProductTile key={product.article_number} product={product} />
          ))}
        </ul>
      )}
    </section>
  );
}
