import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageFailed } from '../pages/system/PageFailed.tsx';
import { Boundary } from '@talloor/look/Boundary.tsx';

/** A new address retries. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={<main id="main" aria-busy="true" />}>
      <Boundary key={pathname} renderFailure={() => <PageFailed />}>
        {children}
      </Boundary>
    </Suspense>
  );
}
