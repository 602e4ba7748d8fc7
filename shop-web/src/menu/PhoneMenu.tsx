import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../store/createStore.ts';
import { openMenu } from './openMenu.ts';

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }));

export function PhoneMenu() {
  const { t } = useTranslation();
  const isOpen = useStore(openMenu).kind === 'drawer';
  return (
    <>
      <button
        type="button"
        className="header-menu is-phone"
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => openMenu.set({ kind: 'drawer' })}
      >
        <ListIcon size={24} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <MenuDrawer />
        </Suspense>
      )}
    </>
  );
}
