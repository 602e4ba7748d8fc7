import { createStore } from '../store/createStore.ts';

export const isShortcutsOpen = createStore(false);
export const openShortcuts = (): void => isShortcutsOpen.set(true);
export const closeShortcuts = (): void => isShortcutsOpen.set(false);
