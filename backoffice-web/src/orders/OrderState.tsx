import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { BasketIcon } from '@phosphor-icons/react/dist/csr/Basket';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import './OrderState.css';

const statusLooks = {
  open: { tone: 'info', Icon: ClockIcon },
  processed: { tone: 'locked', Icon: LockSimpleIcon },
  cancelled: { tone: 'plain', Icon: ProhibitIcon },
} as const;
const phaseLooks = {
  basket: { tone: 'plain', Icon: BasketIcon },
  order: { tone: 'info', Icon: ClockIcon },
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
      <Icon size="1rem" weight="fill" aria-hidden />
      {t(`state.${status}`)}
    </span>
  );
};

/** How the stock stands for an order, as a chip. */
export const AllocationChip = ({ allocation }: Pick<OrderSummary, 'allocation'>) => {
  const { t } = useOfficeText();
  const { tone, Icon } = allocationLooks[allocation];
  return (
    <span className={`state state-${tone}`}>
      <Icon size="1rem" weight="fill" aria-hidden />
      {t(`state.${allocation}`)}
    </span>
  );
};

/** Where an order stood at a moment of its history, by the name that the history gives it. */
export const PhaseChip = ({ phase, name }: { phase: keyof typeof phaseLooks; name: string }) => {
  const { tone, Icon } = phaseLooks[phase];
  return (
    <span className={`state state-${tone}`}>
      <Icon size="1rem" weight="fill" aria-hidden />
      {name}
    </span>
  );
};
