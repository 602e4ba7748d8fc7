import { useEffect, useRef } from 'react';
import { useBasketPart } from '../basket/BasketProvider.tsx';
import { isNewVersionOut, noticeNewVersion } from './newVersion.ts';

/** With the next navigation, when no change is under way. */
export function useNewVersion(pathname: string, reload: () => void = () => location.reload()): void {
  const isUpdating = useBasketPart((basket) => basket.isUpdating);
  const loadedPath = useRef(pathname);
  useEffect(() => {
    if (loadedPath.current === pathname || isUpdating) return;
    loadedPath.current = pathname;
    if (isNewVersionOut.get()) reload();
    else void noticeNewVersion();
  }, [pathname, isUpdating, reload]);
}
