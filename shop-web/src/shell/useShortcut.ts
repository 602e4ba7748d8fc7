import { useEffect, useRef } from 'react';
import { createStore } from '../store/createStore.ts';

const key = 'talloor.single-keys';

const stored = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
};

/** Whether keys of one character act; people who speak to their computer switch them off (WCAG 2.1.4). */
export const singleKeys = createStore(stored());

/** Switches keys of one character on or off for this browser. */
export function switchSingleKeys(isOn: boolean): void {
  singleKeys.set(isOn);
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    // Then it holds until the page is left.
  }
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Runs on a key of one character, outside fields and dialogs, unless such keys are switched off. */
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
