import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { BasketIcon } from '@phosphor-icons/react/dist/csr/Basket';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple';
import { PackageIcon } from '@phosphor-icons/react/dist/csr/Package';
import { PencilSimpleLineIcon } from '@phosphor-icons/react/dist/csr/PencilSimpleLine';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import './OrderState.css';

const statusLooks = {
  open: { tone: 'info', Icon: ClockIcon },
  processed: { tone: 'locked', Icon: LockSimpleIcon },
  cancelled: { tone: 'plain', Icon: ProhibitIcon },
  picked: { tone: 'locked', Icon: PackageIcon },
  loaded: { tone: 'locked', Icon: TruckIcon },
  under_way: { tone: 'info', Icon: TruckIcon },
  delivered: { tone: 'ok', Icon: CheckCircleIcon },
  locked: { tone: 'locked', Icon: LockSimpleIcon },
  in_use: { tone: 'time', Icon: PencilSimpleLineIcon },
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

const StateChip = ({ state }: { readonly state: keyof typeof statusLooks }) => {
  const { t } = useOfficeText();
  const { tone, Icon } = statusLooks[state];
  return (
    <span className={`state state-${tone}`}>
      <Icon size="1rem" weight="fill" aria-hidden />
      <span>{t(`state.${state}`)}</span>
    </span>
  );
};

type OrderStateFacts = Pick<OrderSummary, 'status' | 'allocation' | 'delivery' | 'in_use' | 'locked'>;

export const OrderChips = ({ order }: { readonly order: OrderStateFacts }) => {
  const { status, allocation, delivery, in_use: holder, locked } = order;
  const stage = delivery === undefined || delivery.stage === 'scheduled' ? null : delivery.stage;
  return (
    <>
      <StateChip state={status === 'processed' && stage !== null ? stage : status} />
      {locked !== undefined && <StateChip state="locked" />}
      {holder !== undefined && <StateChip state="in_use" />}
      {stage === null && status !== 'cancelled' && allocation !== 'allocated' && (
        <AllocationChip allocation={allocation} />
      )}
    </>
  );
};

const AllocationChip = ({ allocation }: Pick<OrderSummary, 'allocation'>) => {
  const { t } = useOfficeText();
  const { tone, Icon } = allocationLooks[allocation];
  return (
    <span className={`state state-${tone}`}>
      <Icon size="1rem" weight="fill" aria-hidden />
      <span>{t(`state.${allocation}`)}</span>
    </span>
  );
};

export const PhaseChip = ({ phase, name }: { phase: keyof typeof phaseLooks; name: string }) => {
  const { tone, Icon } = phaseLooks[phase];
  return (
    <span className={`state state-${tone}`}>
      <Icon size="1rem" weight="fill" aria-hidden />
      <span>{name}</span>
    </span>
  );
};
