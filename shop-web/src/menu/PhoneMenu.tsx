import { ListIcon } from '@phosphor-icons/react/dist/csr/List';

import { useTranslation } from 'react-i18next';
import { useStore } from '../store/createStore.ts';
import { openMenu } from './openMenu.ts';
import { lazyPart } from '../parts/lazyPart.tsx';

const MenuDrawer = lazyPart('menu', async () => (await import('./MenuDrawer.tsx')).MenuDrawer);

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
      {isOpen && <MenuDrawer />}
    </>
  );
}
