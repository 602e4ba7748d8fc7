import { BroomIcon } from '@phosphor-icons/react/dist/csr/Broom';
import { CloudSlashIcon } from '@phosphor-icons/react/dist/csr/CloudSlash';
import { getUser } from '@talloor/contracts/endpoints/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { connection, maintenance } from '../server/connection.ts';
import { call } from '../server/shopClient.ts';
import { useStore } from '../store/createStore.ts';
import '../components/StatusBar.css';

const askAgainMs = 30_000;

export function ConnectionLost() {
  const { t } = useTranslation();
  const isLost = useStore(connection) === 'lost';
  const words = useMaintenance();
  const isShown = isLost || words !== null;
  const Icon = words === null ? CloudSlashIcon : BroomIcon;
  return (
    <div role="alert" className={isShown ? 'status-bar' : 'sr-only'}>
      {isShown && (
        <>
          <Icon size={20} weight="fill" />
          <span>{words ?? t('failures.connectionLost')}</span>
        </>
      )}
    </div>
  );
}

/** After maintenance, the page reads its data again. */
function useMaintenance(): string | null {
  const words = useStore(maintenance);
  const queryClient = useQueryClient();
  const isOn = words !== null;
  useEffect(() => {
    if (!isOn) return;
    const ask = () =>
      void call(getUser, {}).then(
        () => {
          maintenance.set(null);
          void queryClient.invalidateQueries();
        },
        () => {},
      );
    const timer = setInterval(ask, askAgainMs);
    return () => clearInterval(timer);
  }, [isOn, queryClient]);
  return words;
}
