import { CloudSlashIcon } from '@phosphor-icons/react/dist/csr/CloudSlash';
import { useTranslation } from 'react-i18next';
import { connection } from '../server/connection.ts';
import { useStore } from '../store/createStore.ts';
import './ConnectionLost.css';

/** Shown while changes wait. */
export function ConnectionLost() {
  const { t } = useTranslation();
  const isLost = useStore(connection) === 'lost';
  return (
    <div role="alert" className={isLost ? 'connection-lost' : 'sr-only'}>
      {isLost && (
        <>
          <CloudSlashIcon size={20} weight="fill" />
          <span>{t('failures.connectionLost')}</span>
        </>
      )}
    </div>
  );
}
