import { Link } from 'react-router-dom';
import type { NavigationItem } from './navigationItems.ts';

export const attributesOf = ({ title, accesskey, tabindex }: NavigationItem) => ({
  title,
  accessKey: accesskey,
  tabIndex: tabindex,
});

/** Other sites get no referrer. */
export function NavigationLink({ item, onFollow }: { item: NavigationItem; onFollow?: () => void }) {
  const rel = [item.nofollow === true && 'nofollow', item.target === '_blank' && 'noopener'].filter(Boolean).join(' ');
  const attributes = {
    className: item.class,
    ...attributesOf(item),
    target: item.target,
    rel: rel === '' ? undefined : rel,
    'aria-current': item.isCurrent ? ('page' as const) : undefined,
    onClick: onFollow,
  };
  return item.href.startsWith('/') && item.target !== '_blank' ? (
    <Link to={item.href} {...attributes}>
      {item.text}
    </Link>
  ) : (
    <a href={item.href} {...attributes}>
      {item.text}
    </a>
  );
}
