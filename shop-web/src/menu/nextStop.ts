export type Stop = 'group' | 'all' | 'subgroup' | 'item' | 'banner';

const stopsOf = (root: HTMLElement, ...stops: readonly Stop[]): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(stops.map((stop) => `[data-stop="${stop}"]`).join(',')),
];
const sectionOf = (element: HTMLElement): HTMLElement | null => element.closest<HTMLElement>('[data-stops]');

/**
 * ↑ ↓ within a level and across sub-categories, → down, ← up (design 5.3).
 * @returns null without a target
 */
export function nextStop(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const stop = from.dataset['stop'] as Stop | undefined;
  if (stop === undefined) return null;
  const level = levelOf(root, from, stop);
  const at = level.indexOf(from);
  const first = (...stops: readonly Stop[]) => stopsOf(root, ...stops)[0] ?? null;
  const heading = (of: HTMLElement | null) => of?.querySelector<HTMLElement>('[data-stop="subgroup"]') ?? null;
  const section = sectionOf(from);
  switch (key) {
    case 'Home':
      return level[0] ?? null;
    case 'End':
      return level.at(-1) ?? null;
    case 'ArrowDown':
      if (stop === 'item' && at === level.length - 1) return headingAfter(root, section);
      return level[at + 1] ?? null;
    case 'ArrowUp':
      if (stop === 'item' && at === 0) return heading(section);
      return level[at - 1] ?? null;
    case 'ArrowRight':
      if (stop === 'group') return first('subgroup') ?? first('all');
      if (stop === 'subgroup') return section?.querySelector<HTMLElement>('[data-stop="item"]') ?? first('banner');
      return stop === 'banner' ? null : first('banner');
    case 'ArrowLeft':
      if (stop === 'item') return heading(section);
      if (stop === 'banner') return first('subgroup') ?? first('all');
      return stop === 'group'
        ? null
        : (root.querySelector<HTMLElement>('[data-stop="group"][aria-expanded="true"]') ?? first('group'));
    default:
      return null;
  }
}

function levelOf(root: HTMLElement, from: HTMLElement, stop: Stop): HTMLElement[] {
  if (stop === 'item') return stopsOf(sectionOf(from) ?? root, 'item');
  return stop === 'subgroup' || stop === 'all' ? stopsOf(root, 'all', 'subgroup') : stopsOf(root, stop);
}

function headingAfter(root: HTMLElement, section: HTMLElement | null): HTMLElement | null {
  const headings = stopsOf(root, 'subgroup');
  return headings[headings.findIndex((heading) => sectionOf(heading) === section) + 1] ?? null;
}
