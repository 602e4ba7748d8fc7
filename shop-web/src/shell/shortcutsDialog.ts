import { createStore } from '../store/createStore.ts';

/** Opened by `?`, footer and account menu. */
export const isShortcutsOpen = createStore(false);
export const openShortcuts = (): void => isShortcutsOpen.set(true);
export const closeShortcuts = (): void => isShortcutsOpen.set(false);
