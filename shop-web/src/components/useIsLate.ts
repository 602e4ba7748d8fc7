import { useEffect, useState } from 'react';

/** True after 200 ms: faster answers need no skeleton. */
export function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
