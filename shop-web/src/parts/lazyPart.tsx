import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Boundary } from '@talloor/look/Boundary.tsx';
import { loadPart } from './loadPart.ts';
import { PartFailed } from './PartFailed.tsx';
import type { PartName } from './partName.ts';

type Options<P> = { readonly renderFallback?: (props: P) => ReactNode };

/** Chromium remembers a failed script (whatwg/html issue 6768). */
async function reloadIfReachable(): Promise<void> {
  const isReachable = await fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReachable) window.location.reload();
}

/** Loads on first use; a failure leaves the rest (ADR 0145). */
export function lazyPart<P extends object>(
  part: PartName,
  load: () => Promise<ComponentType<P>>,
  { renderFallback = () => null }: Options<P> = {},
): ComponentType<P> {
  const createLazy = (onFail: () => Promise<void>) =>
    lazy(async () => {
      try {
        return { default: await loadPart(load) };
      } catch (error) {
        await onFail();
        throw error;
      }
    });
  let Loaded = createLazy(() => Promise.resolve());
  // A rejected `lazy` stays rejected.
  const renew = () => {
    Loaded = createLazy(reloadIfReachable);
  };
  // Renders what `renew` made; its parent is not rendered again.
  const Latest = (props: P) => <Loaded {...props} />;
  return function LazyPart(props: P) {
    return (
      <Boundary
        onRetry={renew}
        renderFailure={(retry) => (
          <>
            {renderFallback(props)}
            <PartFailed part={part} onRetry={retry} />
          </>
        )}
      >
        <Suspense fallback={renderFallback(props)}>
          <Latest {...props} />
        </Suspense>
      </Boundary>
    );
  };
}
