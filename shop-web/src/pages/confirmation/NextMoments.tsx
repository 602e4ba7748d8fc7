import { ClockCountdownIcon } from '@phosphor-icons/react/dist/csr/ClockCountdown';
import { ListChecksIcon } from '@phosphor-icons/react/dist/csr/ListChecks';
import { PackageIcon } from '@phosphor-icons/react/dist/csr/Package';
import { formatDay, formatTime } from '@talloor/rules/format/dates.ts';
import { Trans } from 'react-i18next';
import { useTimeLeft } from '../../delivery/useTimeLeft.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useServerMinute } from '../../session/serverClock.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import type { ConfirmedOrder } from './confirmedOrder.ts';
import styles from './ConfirmationPage.module.css';

const allocationTexts = {
  allocated: 'confirmation.reserved',
  pending: 'confirmation.pending',
  short: 'confirmation.short',
} as const;

export function NextMoments({ order }: { order: ConfirmedOrder }) {
  const language = useLanguage();
  const { user } = useSession();
  const timeLeft = useTimeLeft();
  const remainingSeconds = order.changeableUntil - Math.floor(useServerMinute() / 1000);
  const until = `${formatDay(language, order.changeableUntil)} ${formatTime(language, order.changeableUntil)}`;
  const bold = { b: <b /> };
  return (
    <ol className={`stack ${styles['next-moments']}`}>
      {user.features.pending_orders && (
        <li className="flex gap-16 relative text-15">
          <span className="white-ground stack centred rigid ink-700">
            <ListChecksIcon size={22} />
          </span>
          <p>
            <Trans i18nKey="confirmation.visible" components={bold} />
          </p>
        </li>
      )}
      <li className="flex gap-16 relative text-15">
        <span className="white-ground stack centred rigid ink-700">
          <PackageIcon size={22} />
        </span>
        <p>
          <Trans i18nKey={allocationTexts[order.allocation]} components={bold} />
        </p>
      </li>
      <li className="flex gap-16 relative text-15">
        <span className="white-ground stack centred rigid ink-700 is-time">
          <ClockCountdownIcon size={22} />
        </span>
        <p>
          {remainingSeconds > 0 ? (
            <Trans
              i18nKey="confirmation.changeUntil"
              values={{ moment: until, left: timeLeft(remainingSeconds) }}
              components={bold}
            />
          ) : (
            <Trans i18nKey="confirmation.changeClosed" components={bold} />
          )}
        </p>
      </li>
    </ol>
  );
}
