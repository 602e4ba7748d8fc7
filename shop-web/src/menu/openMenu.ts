import { createStore } from '../store/createStore.ts';

/**
 * Which menu of the assortment is open: the panel under the header, or on a phone the drawer. Closed with Esc, the focus
 * goes back to what opened it.
 */
export type OpenMenu =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'panel';
      readonly opener: HTMLElement;
      /** A mouse that rested on the button, a click or a key; only ↓ goes into the panel at once. */
      readonly by: 'hover' | 'press' | 'arrow';
    }
  | { readonly kind: 'drawer' };

export const openMenu = createStore<OpenMenu>({ kind: 'none' });

export const closeMenu = (): void => {
  if (openMenu.get().kind !== 'none') openMenu.set({ kind: 'none' });
};
/** Closes the menu and gives the focus back to what opened it. */
export const leaveMenu = (): void => {
  const open = openMenu.get();
  closeMenu();
  if (open.kind === 'panel') open.opener.focus();
};
