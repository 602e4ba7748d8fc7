import { Board } from '@talloor/look/Board.tsx';
import { getProducts } from '@talloor/contracts/endpoints/catalogue.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { useReport } from '../analytics/useReport.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { ProductLink } from '../products/ProductLink.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useStore } from '../store/createStore.ts';
import './LastViewed.css';
import { viewedProducts } from './viewedProducts.ts';
import { lazyPart } from '../parts/lazyPart.tsx';

const Carousel = lazyPart('products', async () => (await import('../carousel/Carousel.tsx')).Carousel, {
  renderFallback: ({ head }) => head,
});

export function LastViewed({ without }: { without?: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { customer } = useSession();
  // So nothing moves under a finger.
  const viewed = useStore(viewedProducts);
  const [first] = useState(viewed);
  const shownNumbers = first.filter((number) => number !== without);
  const { data } = useQuery({
    queryKey: ['products', 'viewed', customer?.customer_number ?? null, language, shownNumbers],
    queryFn: ({ signal }) => call(getProducts, { query: { articles: shownNumbers.join(',') } }, { signal }),
    enabled: shownNumbers.length > 0,
    placeholderData: keepPreviousData,
  });
  const products = shownNumbers.length === 0 ? [] : (data?.products ?? []);
  useReport(products.length === 0 ? null : shownNumbers.join(','), {
    name: 'view_list',
    widget: 'viewed',
    products,
    results: products.length,
  });
  if (products.length === 0) return null;
  const heading = <h2 id="last-viewed">{t('blocks.lastViewed')}</h2>;
  return (
    <section className="block" aria-labelledby="last-viewed">
      <Carousel name={t('blocks.lastViewed')} head={heading}>
        {products.map((product) => (
          <ViewedCard key={product.article_number} product={product} />
        ))}
      </Carousel>
    </section>
  );
}

function ViewedCard({ product }: { product: ProductView }) {
  return (
    <li>
      <ProductLink articleNumber={product.article_number} className="viewed-card">
        <Board board={product.board} icon={product.icon} photo={product.image} />
        <span>
          <b>{unbroken(product.name)}</b>
          <small>
            <span>{product.article_number}</span>
            {product.pack !== '' && <span>{` · ${unbroken(product.pack)}`}</span>}
          </small>
        </span>
      </ProductLink>
    </li>
  );
}
