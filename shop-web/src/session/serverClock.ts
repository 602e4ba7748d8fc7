import { useEffect, useState } from 'react';

/** How far the product's clock is ahead of this browser's, in milliseconds. */
let ahead = 0;

/** The product's clock as the server just told it, in epoch seconds. */
export function setServerNow(epochSeconds: number): void {
  ahead = epochSeconds * 1000 - Date.now();
}

/** Now by the product's clock, in epoch milliseconds. */
export const serverNow = (): number => Date.now() + ahead;

/** Now by the product's clock; changes once a minute, on the minute. */
export function useServerMinute(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          setNow(serverNow());
          wait();
        },
        60_000 - (serverNow() % 60_000) + 20,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
