import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLeaving } from '../components/useLeaving.ts';
import './NavigationDropdown.css';
import type { NavigationItem } from './navigationItems.ts';
import { attributesOf, NavigationLink } from './NavigationLink.tsx';

export function NavigationDropdown({ item }: { item: NavigationItem }) {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLLIElement>(null);
  const id = useId();
  const { pathname } = useLocation();
  useEffect(() => () => setIsOpen(false), [pathname]);
  useLeaving(isOpen, {
    inside: [place],
    onLeave: () => setIsOpen(false),
    onEscape: () => {
      setIsOpen(false);
      place.current?.querySelector('button')?.focus();
    },
  });
  return (
    <li ref={place} className="relative navigation-dropdown">
      <button
        type="button"
        className={[item.class, item.isCurrent && 'is-current'].filter(Boolean).join(' ')}
        {...attributesOf(item)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{item.text}</span>
        <CaretDownIcon size={12} weight="bold" />
      </button>
      {isOpen && (
        <ul className="white-ground" id={id}>
          {item.subpages.map((subpage) => (
            <li key={subpage.href}>
              <NavigationLink item={subpage} onFollow={() => setIsOpen(false)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
