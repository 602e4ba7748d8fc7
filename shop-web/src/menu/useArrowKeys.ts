import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { nextStop } from './nextStop.ts';
import { closeMenu } from './openMenu.ts';

export function useArrowKeys(panel: RefObject<HTMLElement | null>, opener: HTMLElement): void {
  useEffect(() => {
    const root = panel.current;
    const onKey = (event: KeyboardEvent) => {
      if (root === null || !(event.target instanceof HTMLElement)) return;
      if (event.key === 'Tab') {
        opener.focus();
        flushSync(closeMenu);
        if (event.shiftKey) event.preventDefault();
        return;
      }
      const stop = nextStop(root, event.target, event.key);
      stop?.focus();
      if (stop !== null || /^Arrow(Up|Down)$/.test(event.key)) event.preventDefault();
    };
    root?.addEventListener('keydown', onKey);
    return () => root?.removeEventListener('keydown', onKey);
  }, [panel, opener]);
}
