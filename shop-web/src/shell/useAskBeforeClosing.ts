import { useEffect } from 'react';
import { runningCommands } from '../server/shopClient.ts';
import { useStore } from '../store/createStore.ts';

/** The browser asks before the tab closes while changes are not saved. */
export function useAskBeforeClosing(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/** For all pages: no command is cut off unseen. */
export const useAskWhileSending = (): void => useAskBeforeClosing(useStore(runningCommands) > 0);
