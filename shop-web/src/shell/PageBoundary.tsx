import { Component, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageFailed } from '../pages/system/PageFailed.tsx';

/** Contains errors and failed scripts; a new address retries. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={<main id="main" aria-busy="true" />}>
      <Boundary key={pathname}>{children}</Boundary>
    </Suspense>
  );
}

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <PageFailed /> : this.props.children;
  }
}
