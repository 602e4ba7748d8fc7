import { ProblemError } from '@talloor/contracts/problemError.ts';
import type { ReactNode } from 'react';
import '../components/pageLayout.css';
import { Loaded } from '../components/Loaded.tsx';
import { BackHeading } from './BackHeading.tsx';
import { Page } from './Page.tsx';

type NumberedPageProps<T> = {
  readonly title: string;
  readonly className: string;
  /** The number that the address names; null where it names none (`numberIn`). */
  readonly number: string | null;
  /** The page of all that are like it: its path, the words of the way back, and of the button where this one is not there. */
  readonly all: { readonly to: string; readonly back: string; readonly button: string };
  readonly read: { readonly data: T | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  readonly missing: { readonly title: string; readonly text: string };
  readonly failed: { readonly title: string; readonly text: string };
  /** Shown while it is on its way. */
  readonly waiting?: ReactNode;
  /** How it stands, beside the title. */
  readonly state?: (data: T) => ReactNode;
  readonly children: (data: T) => ReactNode;
};

/** The frame of one numbered document, an order or a note: heading with the way back, the document, or why it is not shown. */
export function NumberedPage<T>({
  title,
  className,
  number,
  all,
  read,
  missing,
  failed,
  waiting,
  state,
  children,
}: NumberedPageProps<T>) {
  const isMissing = number === null || (read.error instanceof ProblemError && read.error.status === 404);
  return (
    <Page
      title={title}
      className={className}
      heading={
        <BackHeading
          title={title}
          to={all.to}
          back={all.back}
          state={isMissing || read.data === undefined ? undefined : state?.(read.data)}
        />
      }
    >
      <Loaded
        read={read}
        isMissing={isMissing}
        missing={{ ...missing, way: { to: all.to, label: all.button } }}
        failed={failed}
        waiting={waiting}
      >
        {children}
      </Loaded>
    </Page>
  );
}
