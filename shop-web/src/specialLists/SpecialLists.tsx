import { getSpecialList, listSpecialLists } from '@talloor/contracts/endpoints/assortment.ts';
import type { CallInput } from '@talloor/contracts/client.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { ProductCarousel } from '../carousel/ProductCarousel.tsx';
import { ProductTilesSkeleton } from '../products/ProductSkeletons.tsx';
import { ProductTile } from '../products/ProductTile.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useLoadingToast } from '../toasts/useLoadingToast.ts';

type Place = NonNullable<NonNullable<CallInput<typeof listSpecialLists>['query']>['place']>;

type SpecialListsProps = {
  readonly place: Place;
  readonly except?: readonly string[];
};

export function SpecialLists({ place, except = [] }: SpecialListsProps) {
  const language = useLanguage();
  const { customer } = useSession();
  const { data, error } = useQuery({
    queryKey: ['special-lists', place, customer?.customer_number ?? null, language],
    queryFn: ({ signal }) => call(listSpecialLists, { query: { place } }, { signal }),
  });
  useLoadingToast(error);
  const shownLists = data?.filter(({ id }) => !except.includes(id)) ?? [];
  return shownLists.map((list) => <SpecialList key={list.id} {...list} />);
}

type SpecialListProps = {
  readonly id: string;
  readonly headline: string;
  readonly display: 'swiper' | 'grid';
};

export function SpecialList({ id, headline, display }: SpecialListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const titleId = useId();
  const { customer } = useSession();
  const { data, error } = useQuery({
    queryKey: ['products', 'special-list', customer?.customer_number ?? null, language, id],
    queryFn: ({ signal }) => call(getSpecialList, { params: { id } }, { signal }),
  });
  useLoadingToast(error);
  if (error !== null || data?.products.length === 0) return null;
  const name = headline || t('blocks.specialList');
  const heading = (
    <h2 id={titleId} className={headline === '' ? 'sr-only' : undefined}>
      {name}
    </h2>
  );
  return (
    <section className="block" aria-labelledby={titleId}>
      {display === 'swiper' ? (
        <ProductCarousel name={name} head={heading} products={data?.products} />
      ) : (
        <>
          <div className="spread">{heading}</div>
          {data === undefined ? (
            <ProductTilesSkeleton count={4} />
          ) : (
            <ul className="product-tiles stack gap-16" data-quantity-rows>
              {data.products.map((product) => (
                <ProductTile key={product.article_number} product={product} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}
