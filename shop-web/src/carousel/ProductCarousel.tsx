import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { ProductTilesSkeleton } from '../products/ProductSkeletons.tsx';
import { ProductTile } from '../products/ProductTile.tsx';
import './Carousel.css';
import type { CarouselProps } from './Carousel.tsx';
import { lazyPart } from '../parts/lazyPart.tsx';
import { Part } from '../parts/Part.tsx';

const Carousel = lazyPart('products', async () => (await import('./Carousel.tsx')).Carousel, {
  renderFallback: ({ head }) => <Waiting head={head} />,
});

type ProductCarouselProps = Omit<CarouselProps, 'children'> & {
  readonly products: readonly ProductView[] | undefined;
};

export function ProductCarousel({ products, name, head, aside }: ProductCarouselProps) {
  if (products === undefined) return <Waiting head={head} />;
  return (
    <Part name="products">
      <Carousel name={name} head={head} aside={aside}>
        {products.map((product) => (
          <ProductTile key={product.article_number} product={product} />
        ))}
      </Carousel>
    </Part>
  );
}

const Waiting = ({ head }: Pick<CarouselProps, 'head'>) => (
  <>
    <div className="below-12 spread carousel-head">{head}</div>
    <ProductTilesSkeleton count={6} className="is-slider-row" />
  </>
);
