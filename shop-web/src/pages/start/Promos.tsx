import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ProductCarousel } from '../../carousel/ProductCarousel.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { isPunchOut } from '../../paths.ts';
import { useSearch } from '../../products/useSearch.ts';

export function Promos({ title }: { title: string }) {
  const { t } = useTranslation();
  const path = usePath();
  const { data, isError } = useSearch({ filters: JSON.stringify({ promo: ['1'] }), limit: 24 });
  if (isError || data?.products.length === 0) return null;
  return (
    <section className="block" aria-labelledby="promos-title">
      <ProductCarousel
        name={title}
        head={<h2 id="promos-title">{title}</h2>}
        aside={
          data &&
          !isPunchOut() && <Link to={path('promo')}>{t('start.allPromos', { count: data.pagination.results })}</Link>
        }
        products={data?.products}
      />
    </section>
  );
}
