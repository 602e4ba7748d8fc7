import type { IconProps } from '@phosphor-icons/react/dist/lib/types';
import { lazy, Suspense, type ComponentType } from 'react';
import type { moreBoardIcons } from './moreBoardIcons.ts';

type LaterName = keyof typeof moreBoardIcons;

/** An icon whose script does not load stays empty. */
const loadDrawing = (name: LaterName): Promise<ComponentType<IconProps>> =>
  import('./moreBoardIcons.ts').then(
    (icons) => icons.moreBoardIcons[name],
    () => EmptyIcon,
  );
const EmptyIcon = ({ size }: IconProps) => <svg width={size} height={size} aria-hidden="true" />;

/** Reserves its place until the drawing loads. */
function createLazyIcon(name: LaterName): ComponentType<IconProps> {
  const Drawing = lazy(async () => ({ default: await loadDrawing(name) }));
  return function LaterIcon(props: IconProps) {
    return (
      <Suspense fallback={<EmptyIcon {...props} />}>
        <Drawing {...props} />
      </Suspense>
    );
  };
}

const names: Readonly<Record<LaterName, true>> = {
  avocado: true,
  'baby-carriage': true,
  'beer-bottle': true,
  'beer-stein': true,
  'bowl-food': true,
  'bowl-steam': true,
  brandy: true,
  broom: true,
  cake: true,
  champagne: true,
  'chef-hat': true,
  cherries: true,
  coffee: true,
  cookie: true,
  'drop-half-bottom': true,
  egg: true,
  'fish-simple': true,
  'fork-knife': true,
  gift: true,
  hamburger: true,
  'hand-soap': true,
  'ice-cream': true,
  jar: true,
  knife: true,
  leaf: true,
  martini: true,
  nut: true,
  onigiri: true,
  orange: true,
  pepper: true,
  'pint-glass': true,
  pizza: true,
  plant: true,
  popcorn: true,
  rabbit: true,
  shrimp: true,
  'tea-bag': true,
  'toilet-paper': true,
  tote: true,
};

export const laterBoardIcons = Object.fromEntries(
  Object.keys(names).map((name) => [name, createLazyIcon(name as LaterName)]),
) as Readonly<Record<LaterName, ComponentType<IconProps>>>;
