import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { focusHeading } from '../layout/OfficeHeading.tsx';

export function useAct(onClose: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  return {
    isBusy,
    error,
    /** @param successMessage null when the page changes */
    act: async (go: () => Promise<unknown>, successMessage: string | null): Promise<void> => {
      setBusy(true);
      setError(null);
      try {
        await go();
        if (successMessage !== null) notify(successMessage, { type: 'success' });
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
