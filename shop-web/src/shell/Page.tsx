import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { announce } from './announce.ts';
import { focusHeading } from './focusHeading.ts';

type PageProps = {
  /** Name of the page: in the tab, announced on arrival, and the heading unless `heading` is given. */
  readonly title: string;
  /** Contains the page's one `h1`, with `tabIndex={-1}`. */
  readonly heading?: ReactNode;
  readonly className?: string;
  /** The page fills the width itself. */
  readonly isWide?: boolean;
  /** What it is about is still on its way: the footer waits below the fold, so that nothing jumps. */
  readonly isWaiting?: boolean;
  readonly children?: ReactNode;
};

/** The main landmark of a page with its one heading. */
export function Page({ title, heading, className, isWide = false, isWaiting = false, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Talloor`;
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

/** A page that had the focus goes away in this very moment. */
let isHandingOn = false;

/** Where a page comes in place of another at the same address, as what it waited for arrives, its heading has the focus that the other had. */
function useHandOnFocus(main: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = main.current;
    if (isHandingOn) focusHeading({ preventScroll: true });
    return () => {
      if (own?.contains(document.activeElement) !== true) return;
      isHandingOn = true;
      // What comes in its place comes in the same turn, or is another page, on which one arrives.
      queueMicrotask(() => {
        isHandingOn = false;
      });
    };
  }, [main]);
}
