import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { company } from '@talloor/look/company.ts';
import { announce } from './announce.ts';
import { focusHeading } from './focusHeading.ts';

type PageProps = {
  /** For tab, announcement and default heading. */
  readonly title: string;
  /** Contains the only `h1`, with `tabIndex={-1}`. */
  readonly heading?: ReactNode;
  readonly className?: string;
  readonly isWide?: boolean;
  /** Keeps the footer below the fold while loading. */
  readonly isWaiting?: boolean;
  readonly children?: ReactNode;
};

export function Page({ title, heading, className, isWide = false, isWaiting = false, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · ${company.name}`;
    announce(title);
  }, [title]);
  const main = useRef<HTMLElement>(null);
  useHandOnFocus(main);
  const content = (
    <>
      {heading ?? <h1 tabIndex={-1}>{title}</h1>}
      {children}
    </>
  );
  return (
    <main ref={main} id="main" className={className} aria-busy={isWaiting || undefined}>
      {isWide ? content : <div className="wrap">{content}</div>}
    </main>
  );
}

/** The focused page is unmounting. */
let isHandingOn = false;

/** A page replacing another at the same address takes over the focus. */
function useHandOnFocus(main: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = main.current;
    if (isHandingOn) focusHeading({ preventScroll: true });
    return () => {
      if (own?.contains(document.activeElement) !== true) return;
      isHandingOn = true;
      // A replacement mounts in the same turn.
      queueMicrotask(() => {
        isHandingOn = false;
      });
    };
  }, [main]);
}
