import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { getUser } from '@talloor/contracts/endpoints/session.ts';
import { useEffect, useState } from 'react';
import { maintenance } from '../data/maintenance.ts';
import { officeClient } from '../data/officeClient.ts';

const askAgainMs = 30_000;

/** After maintenance the page reads its data again. */
export function MaintenanceBar() {
  const [words, setWords] = useState<string | null>(null);
  const queryClient = useQueryClient();
  useEffect(() => maintenance.onBegin(setWords), []);
  const isOn = words !== null;
  useEffect(() => {
    if (!isOn) return;
    const ask = () =>
      void officeClient.call(getUser, {}).then(
        () => {
          setWords(null);
          void queryClient.invalidateQueries();
        },
        () => {},
      );
    const timer = setInterval(ask, askAgainMs);
    return () => clearInterval(timer);
  }, [isOn, queryClient]);
  if (words === null) return null;
  return (
    <Alert severity="info" variant="filled" square>
      {words}
    </Alert>
  );
}
