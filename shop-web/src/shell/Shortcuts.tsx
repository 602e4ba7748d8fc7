import { useStore } from '../store/createStore.ts';
import { closeShortcuts, isShortcutsOpen, openShortcuts } from './shortcutsDialog.ts';
import { useShortcut } from './useShortcut.ts';
import { lazyPart } from '../parts/lazyPart.tsx';

const ShortcutsDialog = lazyPart('shortcuts', async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

export function Shortcuts() {
  const isOpen = useStore(isShortcutsOpen);
  useShortcut('?', openShortcuts);
  if (!isOpen) return null;
  return <ShortcutsDialog onClose={closeShortcuts} />;
}
