import IconButton from '@mui/material/IconButton';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './Carousel.css';
import { showFocusedSlide } from './showFocusedSlide.ts';

export type CarouselProps = {
  readonly name: string;
  readonly head: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

type Embla = NonNullable<UseEmblaCarouselType[1]>;

const isReduced = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const typesItself = 'input, textarea, select, [role="spinbutton"]';

const directions: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

function slide(embla: Embla, by: 1 | -1): void {
  if (by === 1) embla.scrollNext(isReduced());
  else embla.scrollPrev(isReduced());
}

/** 6 slides, then 4, 3, 2 and 1 at 1199, 991, 769 and 577 px (spec shopping §9). */
export function Carousel({ name, head, aside, children }: CarouselProps) {
  const { t } = useTranslation();
  const [viewport, embla] = useEmblaCarousel({
    align: 'start',
    slidesToScroll: 'auto',
    containScroll: 'trimSnaps',
    watchFocus: false,
  });
  const [ways, setWays] = useState({ back: false, on: false });

  useEffect(() => {
    if (embla === undefined) return;
    const look = () => setWays({ back: embla.canScrollPrev(), on: embla.canScrollNext() });
    const root = embla.rootNode();
    const onKeyDown = (event: KeyboardEvent) => {
      const by = directions[event.key];
      if (by === undefined || (event.target instanceof Element && event.target.matches(typesItself))) return;
      event.preventDefault();
      slide(embla, by);
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element) showFocusedSlide(embla, target);
    };
    look();
    embla.on('select', look).on('reInit', look);
    root.addEventListener('keydown', onKeyDown);
    root.addEventListener('focusin', onFocusIn);
    return () => {
      embla.off('select', look).off('reInit', look);
      root.removeEventListener('keydown', onKeyDown);
      root.removeEventListener('focusin', onFocusIn);
    };
  }, [embla]);

  const arrow = (by: 1 | -1, isOpen: boolean) => (
    <IconButton
      className="carousel-arrow"
      aria-label={t(by === 1 ? 'blocks.nextOf' : 'blocks.previousOf', { name })}
      aria-disabled={isOpen ? undefined : true}
      onClick={() => embla !== undefined && slide(embla, by)}
    >
      {by === 1 ? <CaretRightIcon size={16} weight="bold" /> : <CaretLeftIcon size={16} weight="bold" />}
    </IconButton>
  );
  return (
    <>
      <div className="below-12 spread carousel-head">
        {head}
        <span className="row gap-12">
          {aside}
          {(ways.back || ways.on) && (
            <>
              {arrow(-1, ways.back)}
              {arrow(1, ways.on)}
            </>
          )}
        </span>
      </div>

      <div className="clips carousel" ref={viewport}>
        <ul className="flex carousel-slides" data-quantity-rows>
          {children}
        </ul>
      </div>
    </>
  );
}
