import { createStore } from '../store/createStore.ts';

/** Esc returns the focus to the opener. */
export type OpenMenu =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'panel';
      readonly opener: HTMLElement;
      /** Only ↓ enters the panel at once. */
      readonly by: 'hover' | 'press' | 'arrow';
    }
  | { readonly kind: 'drawer' };

export const openMenu = createStore<OpenMenu>({ kind: 'none' });

export const closeMenu = (): void => {
  if (openMenu.get().kind !== 'none') openMenu.set({ kind: 'none' });
};
export const leaveMenu = (): void => {
  const open = openMenu.get();
  closeMenu();
  if (open.kind === 'panel') open.opener.focus();
};
