import type { ReactNode } from 'react';
import { useStore } from '../store/createStore.ts';
import { closeMenu, openMenu } from './openMenu.ts';

export const menuPanelId = 'assortment-menu';

type MenuButtonProps = {
  readonly className: string;
  readonly label?: string;
  readonly isCurrent?: boolean;
  readonly hover?: Pick<React.ComponentProps<'button'>, 'onPointerEnter'>;
  readonly children: ReactNode;
};

export function MenuButton({ className, label, isCurrent = false, hover, children }: MenuButtonProps) {
  const open = useStore(openMenu);
  return (
    <button
      type="button"
      className={`${className}${isCurrent ? ' is-current' : ''}`}
      aria-label={label}
      aria-expanded={open.kind === 'panel'}
      aria-controls={open.kind === 'panel' ? menuPanelId : undefined}
      {...hover}
      onClick={({ currentTarget: opener }) => {
        // A click right after hover opening must not close.
        if (open.kind === 'panel' && open.by !== 'hover') closeMenu();
        else openMenu.set({ kind: 'panel', opener, by: 'press' });
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        openMenu.set({ kind: 'panel', opener: event.currentTarget, by: 'arrow' });
      }}
    >
      {children}
    </button>
  );
}
