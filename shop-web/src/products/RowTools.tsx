import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** One tab stop (design 5.5). */
export function RowTools({ children }: { children: ReactNode }) {
  const tools = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const root = tools.current;
    if (root === null) return;
    const buttons = () => [...root.querySelectorAll('button')];
    const stopAt = (stop: HTMLElement | undefined) => {
      for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1;
    };
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      const all = buttons();
      const next = all[all.findIndex((button) => button === target) + by];
      if (by === 0 || next === undefined) return;
      stopAt(next);
      next.focus();
    };
    stopAt(buttons()[0]);
    root.addEventListener('keydown', onKeyDown);
    return () => root.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <span ref={tools} className="cell-tools-in inline">
      {children}
    </span>
  );
}
