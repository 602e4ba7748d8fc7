import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { PauseCircleIcon } from '@phosphor-icons/react/dist/csr/PauseCircle';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { Subscription } from '@talloor/contracts/endpoints/operations.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';

const looks = {
  running: { tone: 'ok', Icon: CheckCircleIcon },
  retrying: { tone: 'time', Icon: ArrowsClockwiseIcon },
  failed: { tone: 'bad', Icon: WarningCircleIcon },
  stopped: { tone: 'plain', Icon: PauseCircleIcon },
} as const;

export const SubscriptionState = ({ state }: Pick<Subscription, 'state'>) => {
  const { t } = useOfficeText();
  const { tone, Icon } = looks[state];
  return (
    <span className={`state state-${tone}`}>
      <Icon size="1rem" weight="fill" aria-hidden />
      <span>{t(`subscriptions.states.${state}`)}</span>
    </span>
  );
};
