import Drawer from '@mui/material/Drawer';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../components/LoadFailed.tsx';
import { useNavigationItems } from '../shell/navigationItems.ts';
import { NavigationLink } from '../shell/NavigationLink.tsx';
import { AssortmentLevel } from './AssortmentLevel.tsx';
import './MenuDrawer.css';
import { closeMenu } from './openMenu.ts';
import { useNavigationTree } from '../lister/useNavigationTree.ts';

type Place =
  | { readonly kind: 'top' }
  | { readonly kind: 'item'; readonly text: string }
  | { readonly kind: 'assortment'; readonly trail: readonly string[] };

/** Design 5.3. */
export function MenuDrawer() {
  const { t } = useTranslation();
  const items = useNavigationItems();
  const tree = useNavigationTree();
  const [place, setPlace] = useState<Place>({ kind: 'top' });
  const screen = useRef<HTMLDivElement>(null);
  const wasMoved = useRef(false);
  useEffect(() => {
    // The pressed button is gone.
    if (wasMoved.current) screen.current?.querySelector<HTMLElement>('button, a')?.focus();
    screen.current?.scrollTo(0, 0);
  }, [place]);
  const go = (next: Place) => {
    wasMoved.current = true;
    setPlace(next);
  };
  const back = (to: string, next: Place) => (
    <button
      type="button"
      className="bare-button tall aub-700 weight-600 row gap-8"
      aria-label={t('menu.back', { name: to })}
      onClick={() => go(next)}
    >
      <ArrowLeftIcon size={18} weight="bold" />
      <span>{to}</span>
    </button>
  );
  const into = (text: string, next: Place, board?: ReactNode) => (
    <button type="button" className="menu-row" onClick={() => go(next)}>
      {board}
      <span>{text}</span>
      <CaretRightIcon size={14} weight="bold" />
    </button>
  );

  const content = () => {
    switch (place.kind) {
      case 'top':
        return (
          <ul>
            <li>{into(t('shell.assortment'), { kind: 'assortment', trail: [] })}</li>
            {items.map((item) => (
              <li key={item.href}>
                {item.subpages.length > 0 ? (
                  into(item.text, { kind: 'item', text: item.text })
                ) : (
                  <NavigationLink item={{ ...item, class: 'menu-row' }} onFollow={closeMenu} />
                )}
              </li>
            ))}
          </ul>
        );
      case 'item':
        return (
          <>
            {back(t('menu.open'), { kind: 'top' })}
            <h2>{place.text}</h2>
            <ul>
              {items
                .find((item) => item.text === place.text)
                ?.subpages.map((subpage) => (
                  <li key={subpage.href}>
                    <NavigationLink item={{ ...subpage, class: 'menu-row' }} onFollow={closeMenu} />
                  </li>
                ))}
            </ul>
          </>
        );
      case 'assortment':
        return tree.isError ? (
          <LoadFailed title={t('menu.failed')} text={t('menu.failedText')} onRetry={() => void tree.refetch()} />
        ) : (
          <AssortmentLevel
            groups={tree.data ?? []}
            isLoading={tree.data === undefined}
            trail={place.trail}
            back={(to, trail) => back(to, trail === null ? { kind: 'top' } : { kind: 'assortment', trail })}
            into={(text, trail, board) => into(text, { kind: 'assortment', trail }, board)}
          />
        );
      default:
        return place satisfies never;
    }
  };

  return (
    <Drawer
      open
      onClose={closeMenu}
      slotProps={{ paper: { className: 'menu-drawer', 'aria-label': t('menu.open'), role: 'dialog' } }}
    >
      <div className="white menu-drawer-head row apart">
        <b>{t('menu.open')}</b>
        <button
          className="stack centred no-border clear"
          type="button"
          aria-label={t('common.close')}
          onClick={closeMenu}
        >
          <XIcon size={22} />
        </button>
      </div>
      <div ref={screen} className="grow menu-screen">
        {content()}
      </div>
    </Drawer>
  );
}
