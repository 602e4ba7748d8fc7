import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { lazy, Suspense } from 'react';
import { ProductTilesSkeleton } from '../products/ProductSkeletons.tsx';
import { ProductTile } from '../products/ProductTile.tsx';
import './Carousel.css';
import type { CarouselProps } from './Carousel.tsx';

/** Loads with the first slider. */
const Carousel = lazy(async () => ({ default: (await import('./Carousel.tsx')).Carousel }));

type ProductCarouselProps = Omit<CarouselProps, 'children'> & {
  /** Undefined while loading. */
  readonly products: readonly ProductView[] | undefined;
};

export function ProductCarousel({ products, name, head, aside }: ProductCarouselProps) {
  const waiting = (
    <>
      <div className="below-12 spread carousel-head">{head}</div>
      <ProductTilesSkeleton count={6} className="is-slider-row" />
    </>
  );
  if (products === undefined) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Carousel name={name} head={head} aside={aside}>
        {products.map((product) => (
          <ProductTile key={product.article_number} product={product} />
        ))}
      </Carousel>
    </Suspense>
  );
}
