import { useEffect, useRef } from 'react';
import { createStore } from '../store/createStore.ts';

const key = 'talloor.single-keys';

const readStored = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
};

/** Speech users switch them off (WCAG 2.1.4). */
export const singleKeys = createStore(readStored());

export function switchSingleKeys(isOn: boolean): void {
  singleKeys.set(isOn);
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    // No storage.
  }
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Ignored in fields and dialogs. */
export function useShortcut(character: string, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== character || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!singleKeys.get() || isTyping(event.target) || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [character]);
}
