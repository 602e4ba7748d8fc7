import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple';
import { PauseCircleIcon } from '@phosphor-icons/react/dist/csr/PauseCircle';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { XCircleIcon } from '@phosphor-icons/react/dist/csr/XCircle';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { useShopMinute } from '../layout/useShopMinute.ts';
import '../orders/OrderState.css';

const looks = {
  active: { tone: 'ok', Icon: CheckCircleIcon },
  suspended: { tone: 'bad', Icon: PauseCircleIcon },
  cancelled: { tone: 'plain', Icon: XCircleIcon },
} as const;
export type PersonStatus = keyof typeof looks;

export const StandingChip = ({ status }: { readonly status: PersonStatus }) => {
  const { t } = useOfficeText();
  const { tone, Icon } = looks[status];
  return (
    <span className={`state state-${tone}`}>
      <Icon size="1rem" weight="fill" aria-hidden />
      <span>{t(`people.standing.${status}`)}</span>
    </span>
  );
};

/** Hidden after the block. */
export const BlockedChip = ({ until }: { readonly until: string | null }) => {
  const { t } = useOfficeText();
  const now = useShopMinute();
  const seconds = until === null ? 0 : Math.floor(Date.parse(until) / 1000) - now;
  if (seconds <= 0) return null;
  return (
    <span className="state state-bad">
      <LockSimpleIcon size="1rem" weight="fill" aria-hidden />
      <span>{t('people.blocked', { minutes: Math.ceil(seconds / 60) })}</span>
    </span>
  );
};

export const ErasureChip = () => {
  const { t } = useOfficeText();
  return (
    <span className="state state-time">
      <TrashIcon size="1rem" weight="fill" aria-hidden />
      <span>{t('people.wantsErasure')}</span>
    </span>
  );
};
