import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';

const statusLooks = {
  open: { tone: 'info', Icon: ClockIcon },
  processed: { tone: 'plain', Icon: LockSimpleIcon },
} as const;
const allocationLooks = {
  pending: { tone: 'time', Icon: ClockIcon },
  allocated: { tone: 'ok', Icon: CheckCircleIcon },
  short: { tone: 'bad', Icon: WarningCircleIcon },
} as const;

/** State in three ways: a colour, an icon and a word. */
export const StatusChip = ({ status }: Pick<OrderSummary, 'status'>) => {
  const { t } = useOfficeText();
  const { tone, Icon } = statusLooks[status];
  return (
    <span className={`state state-${tone}`}>
      <Icon size={16} weight="fill" aria-hidden />
      {t(`state.${status}`)}
    </span>
  );
};

export const AllocationChip = ({ allocation }: Pick<OrderSummary, 'allocation'>) => {
  const { t } = useOfficeText();
  const { tone, Icon } = allocationLooks[allocation];
  return (
    <span className={`state state-${tone}`}>
      <Icon size={16} weight="fill" aria-hidden />
      {t(`state.${allocation}`)}
    </span>
  );
};
