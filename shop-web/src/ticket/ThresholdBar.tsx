import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { Trans, useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import './ThresholdBar.css';
import { thresholdState } from './thresholdState.ts';

const icons = { below: WarningCircleIcon, between: TruckIcon, free: CheckCircleIcon };

/** The way to the minimum order and to free delivery; nothing where prices are hidden. */
export function ThresholdBar({ threshold }: { threshold: BasketView['threshold'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = thresholdState(threshold);
  if (shown === null) return null;
  const StateIcon = icons[shown.state];
  const whole = (euros: number) => formatAmount(language, euros).replace(/,00(?!\d)/, '');
  const end = Math.max(threshold.free_from, threshold.minimum);
  return (
    <div className={`threshold is-${shown.state}`}>
      <p>
        <StateIcon size={18} weight="fill" />
        <span>
          {shown.state === 'free' ? (
            t('basket.freeReached')
          ) : (
            <Trans
              i18nKey={shown.state === 'below' ? 'basket.untilMinimum' : 'basket.untilFree'}
              values={{ amount: formatAmount(language, shown.missing) }}
              components={{ b: <b /> }}
            />
          )}
        </span>
      </p>
      <progress
        className="sr-only"
        max={end}
        value={Math.min(end, threshold.current ?? 0)}
        aria-label={t('basket.threshold')}
      />
      <div className="threshold-bar" aria-hidden="true">
        <i style={{ width: `${shown.percent}%` }} />
        {threshold.minimum > 0 && threshold.minimum < end && (
          <span className="threshold-tick" style={{ left: `${shown.minimumPercent}%` }} />
        )}
      </div>
      <div className="threshold-labels">
        <span>{whole(0)}</span>
        <span style={{ left: `${shown.minimumPercent}%` }}>
          {threshold.minimum > 0 &&
            threshold.minimum < end &&
            t('basket.thresholdMinimum', { amount: whole(threshold.minimum) })}
        </span>
        <span>{t('basket.thresholdFree', { amount: whole(threshold.free_from) })}</span>
      </div>
    </div>
  );
}
