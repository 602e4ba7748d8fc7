import { ClockCountdownIcon } from '@phosphor-icons/react/dist/csr/ClockCountdown';
import { ListChecksIcon } from '@phosphor-icons/react/dist/csr/ListChecks';
import { PackageIcon } from '@phosphor-icons/react/dist/csr/Package';
import { formatDay, formatTime } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText.tsx';
import { useCutOff } from '../../delivery/useCutOff.ts';
import { useTimeLeft } from '../../delivery/useTimeLeft.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import type { ConfirmedOrder } from './confirmedOrder.ts';
import styles from './ConfirmationPage.module.css';

const allocationTexts = {
  allocated: 'confirmation.reserved',
  pending: 'confirmation.pending',
  short: 'confirmation.short',
} as const;

export function NextMoments({ order }: { order: ConfirmedOrder }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { user } = useSession();
  const timeLeft = useTimeLeft();
  const cutOff = useCutOff(order.changeableUntil);
  const areMussels = order.service?.kind === 'mussels';
  const bold = { b: <b /> };
  return (
    <ol className={`stack ${styles['next-moments']}`}>
      {user.features.pending_orders && (
        <li className="flex gap-16 relative text-15">
          <span className="white-ground stack centred rigid ink-700">
            <ListChecksIcon size={22} />
          </span>
          <p>
            <RichText i18nKey="confirmation.visible" components={bold} />
          </p>
        </li>
      )}
      <li className="flex gap-16 relative text-15">
        <span className="white-ground stack centred rigid ink-700">
          <PackageIcon size={22} />
        </span>
        <p>
          <RichText i18nKey={allocationTexts[order.allocation]} components={bold} />
        </p>
      </li>
      <li className="flex gap-16 relative text-15">
        <span className="white-ground stack centred rigid ink-700 is-time">
          <ClockCountdownIcon size={22} />
        </span>
        <p>
          {'at' in cutOff ? (
            <RichText
              i18nKey={areMussels ? 'mussels.cancelUntilShort' : 'confirmation.changeUntil'}
              values={{
                moment: `${formatDay(language, cutOff.at)} ${formatTime(language, cutOff.at)}`,
                left: timeLeft(cutOff.secondsLeft),
              }}
              components={bold}
            />
          ) : cutOff.kind === 'last_minutes' ? (
            t(areMussels ? 'mussels.lastMinutesCancel' : 'delivery.lastMinutesChange')
          ) : (
            <RichText i18nKey={areMussels ? 'mussels.final' : 'confirmation.changeClosed'} components={bold} />
          )}
        </p>
      </li>
    </ol>
  );
}
