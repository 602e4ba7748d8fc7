import { isNotFound } from '@talloor/contracts/problemError.ts';
import type { ReactNode } from 'react';
import '../components/pageLayout.css';
import { Loaded } from '../components/Loaded.tsx';
import { BackHeading } from './BackHeading.tsx';
import { Page } from './Page.tsx';

type NumberedPageProps<T> = {
  readonly title: string;
  readonly number: string | null;
  readonly all: { readonly to: string; readonly back: string; readonly button: string };
  readonly read: { readonly data: T | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  readonly missing: { readonly title: string; readonly text: string };
  readonly failed: { readonly title: string; readonly text: string };
  readonly waiting?: ReactNode;
  readonly state?: (data: T) => ReactNode;
  readonly children: (data: T) => ReactNode;
};

export function NumberedPage<T>({
  title,
  number,
  all,
  read,
  missing,
  failed,
  waiting,
  state,
  children,
}: NumberedPageProps<T>) {
  const isMissing = number === null || isNotFound(read.error);
  return (
    <Page
      title={title}
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
