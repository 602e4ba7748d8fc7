import { BroadcastIcon } from '@phosphor-icons/react/dist/csr/Broadcast';
import { WifiSlashIcon } from '@phosphor-icons/react/dist/csr/WifiSlash';
import { useOfficeText } from '../i18n/useOfficeText.ts';

export const LiveState = ({ isLive, lastNumber }: { isLive: boolean; lastNumber: string | null }) => {
  const { t } = useOfficeText();
  return (
    <output className={isLive ? 'office-live' : 'office-live office-live-lost'}>
      {isLive ? <BroadcastIcon size="1.125rem" aria-hidden /> : <WifiSlashIcon size="1.125rem" aria-hidden />}
      <span>{isLive ? t('orders.live') : t('orders.liveLost')}</span>
      <span className="sr-only">{lastNumber ? t('orders.arrived', { number: lastNumber }) : ''}</span>
    </output>
  );
};
