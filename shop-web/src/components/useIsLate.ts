import { useEffect, useState } from 'react';

/** True once 200 ms have passed: what is there sooner needs no skeleton. */
export function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
