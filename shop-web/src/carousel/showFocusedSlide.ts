import type { UseEmblaCarouselType } from 'embla-carousel-react';

type Embla = NonNullable<UseEmblaCarouselType[1]>;
type Slides = Pick<Embla, 'rootNode' | 'slideNodes' | 'scrollTo'> & {
  readonly internalEngine: () => Pick<ReturnType<Embla['internalEngine']>, 'slideRegistry'>;
};

/** Embla's own `watchFocus` misses a late focus on a busy device. */
export function showFocusedSlide(embla: Slides, focused: Element): void {
  const root = embla.rootNode();
  root.scrollLeft = 0;
  const row = root.getBoundingClientRect();
  const { left, right } = focused.getBoundingClientRect();
  if (left >= row.left && right <= row.right) return;
  const index = embla.slideNodes().findIndex((slide) => slide.contains(focused));
  const snap = embla.internalEngine().slideRegistry.findIndex((slides) => slides.includes(index));
  if (snap !== -1) embla.scrollTo(snap, true);
}
