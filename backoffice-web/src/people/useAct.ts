import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { focusHeading } from '../layout/OfficeHeading.tsx';

/** What a dialog does when it is sent: it waits, tells that it is done and closes, or says why not. */
export function useAct(onClose: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  return {
    isBusy,
    error,
    /** @param done told once it is done; null where the page goes elsewhere */
    act: async (go: () => Promise<unknown>, done: string | null): Promise<void> => {
      setBusy(true);
      setError(null);
      try {
        await go();
        if (done !== null) notify(done, { type: 'success' });
        refresh();
        onClose();
        focusHeading();
      } catch (failure) {
        setError(failure);
        setBusy(false);
      }
    },
  };
}
