import { lazy, Suspense } from 'react';
import { useStore } from '../store/createStore.ts';
import { closeShortcuts, isShortcutsOpen, openShortcuts } from './shortcutsDialog.ts';
import { useShortcut } from './useShortcut.ts';

const ShortcutsDialog = lazy(async () => ({ default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog }));

/** `?` opens it. */
export function Shortcuts() {
  const isOpen = useStore(isShortcutsOpen);
  useShortcut('?', openShortcuts);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog onClose={closeShortcuts} />
    </Suspense>
  );
}
