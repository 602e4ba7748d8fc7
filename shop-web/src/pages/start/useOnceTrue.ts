import { useEffect, useState } from 'react';

const maxWaitMs = 2000;

/** Stays true, and is true after two seconds: what failed or is slow must not hide the page. */
export function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  useEffect(() => {
    const timer = setTimeout(() => setWasTrue(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return wasTrue;
}
