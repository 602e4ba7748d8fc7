import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

type Change = (parameters: URLSearchParams) => URLSearchParams;

/** `useSearchParams` sets from the rendered address, so a quick second change would undo the first. */
export function useAddressChange(): (change: Change) => void {
  const navigate = useNavigate();
  return useCallback(
    (change) => {
      const search = String(change(new URLSearchParams(window.location.search)));
      void navigate({ search }, { replace: true });
    },
    [navigate],
  );
}
