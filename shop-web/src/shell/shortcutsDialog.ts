import { createStore } from '../store/createStore.ts';

/** Whether the list of keys is open; `?`, the footer and the account menu open it. */
export const isShortcutsOpen = createStore(false);
export const openShortcuts = (): void => isShortcutsOpen.set(true);
export const closeShortcuts = (): void => isShortcutsOpen.set(false);
