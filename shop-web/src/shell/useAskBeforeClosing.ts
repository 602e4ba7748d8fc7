import { useEffect } from 'react';
import { runningCommands } from '../server/shopClient.ts';
import { useStore } from '../store/createStore.ts';

export function useAskBeforeClosing(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/** No command is cut off unseen. */
export const useAskWhileSending = (): void => useAskBeforeClosing(useStore(runningCommands) > 0);
