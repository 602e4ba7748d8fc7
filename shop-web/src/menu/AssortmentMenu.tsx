import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { SquaresFourIcon } from '@phosphor-icons/react/dist/csr/SquaresFour';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStore } from '../store/createStore.ts';
import { MenuButton } from './MenuButton.tsx';
import { closeMenu, openMenu } from './openMenu.ts';
import { useHoverOpening } from './useHoverOpening.ts';
import { lazyPart } from '../parts/lazyPart.tsx';

const MenuPanel = lazyPart('assortment', async () => (await import('./MenuPanel.tsx')).MenuPanel);

export function AssortmentMenu({ isCurrent }: { isCurrent: boolean }) {
  const { t } = useTranslation();
  const open = useStore(openMenu);
  const hover = useHoverOpening();
  const { pathname, search } = useLocation();
  useEffect(() => closeMenu, [pathname, search]);
  return (
    <li {...hover.zone}>
      <MenuButton className="is-assortment" isCurrent={isCurrent} hover={hover.button}>
        <SquaresFourIcon size={18} />
        <span>{t('shell.assortment')}</span>
        <CaretDownIcon size={12} weight="bold" />
      </MenuButton>
      {open.kind === 'panel' && <MenuPanel opener={open.opener} isEntered={open.by === 'arrow'} />}
    </li>
  );
}
