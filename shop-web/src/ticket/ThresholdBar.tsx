import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { RichText } from '../i18n/RichText.tsx';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import './ThresholdBar.css';
import { hasGoal, thresholdState, type ThresholdWay } from './thresholdState.ts';
import { thresholdWords } from './thresholdWords.ts';

const icons = { below: WarningCircleIcon, between: TruckIcon, free: CheckCircleIcon };

/** For hidden prices only the reached thresholds. */
export function ThresholdBar({ basket }: { basket: BasketView }) {
  const language = useLanguage();
  const { state, way } = thresholdState(basket.threshold);
  if (!hasGoal(basket)) return null;
  const StateIcon = icons[state];
  return (
    <div className={`threshold is-${state}`}>
      <p className="row gap-8 text-14 below-8">
        <StateIcon size={18} weight="fill" />
        <span>
          <RichText
            i18nKey={thresholdWords(state, way !== null).ticket}
            values={{ amount: way === null ? '' : formatAmount(language, way.missing) }}
            components={{ b: <b className="weight-680" /> }}
          />
        </span>
      </p>
      {way !== null && <Way {...way} />}
    </div>
  );
}

function Way({ minimum, freeFrom, current, percent, minimumPercent }: ThresholdWay) {
  const { t } = useTranslation();
  const language = useLanguage();
  const whole = (euros: number) => formatAmount(language, euros).replace(/,00(?!\d)/, '');
  const end = Math.max(freeFrom, minimum);
  const hasMinimum = minimum > 0 && minimum < end;
  return (
    <>
      <progress className="sr-only" max={end} value={Math.min(end, current)} aria-label={t('basket.threshold')} />
      <div className="relative pill clips threshold-bar" aria-hidden="true">
        <i className="as-block pill" style={{ width: `${percent}%` }} />
        {hasMinimum && <span className="white-ground threshold-tick" style={{ left: `${minimumPercent}%` }} />}
      </div>
      <div className="above-4 relative narrow threshold-labels flex apart muted tiny">
        <span>{whole(0)}</span>
        <span style={{ left: `${minimumPercent}%` }}>
          {hasMinimum && t('basket.thresholdMinimum', { amount: whole(minimum) })}
        </span>
        <span>
          {freeFrom > 0
            ? t('basket.thresholdFree', { amount: whole(freeFrom) })
            : t('basket.thresholdMinimum', { amount: whole(minimum) })}
        </span>
      </div>
    </>
  );
}
