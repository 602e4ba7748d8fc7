import { useEffect, type ReactNode } from 'react';
import { announce } from './announce.ts';

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
  const content = (
    <>
      {heading ?? <h1 tabIndex={-1}>{title}</h1>}
      {children}
    </>
  );
  return (
    <main id="main" className={className} aria-busy={isWaiting || undefined}>
      {isWide ? content : <div className="wrap">{content}</div>}
    </main>
  );
}
