import { useEffect, useState } from 'react';

const maxWaitMs = 2000;

/** True at the latest two seconds after the rest is ready: a failing part must not hide the rest. */
export function useOnceTrue(isTrue: boolean, isRestReady: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  useEffect(() => {
    if (!isRestReady) return;
    const timer = setTimeout(() => setWasTrue(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, [isRestReady]);
  return wasTrue;
}
