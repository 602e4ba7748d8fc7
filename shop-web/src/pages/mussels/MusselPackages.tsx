import { Board } from '@talloor/look/Board.tsx';
import type { MusselSaleView } from '@talloor/contracts/endpoints/mussels.ts';
import { formatAmount, formatUnitPrice } from '@talloor/rules/format/money.ts';
import { amountCents, eurosOfCents, millsOfEuros } from '@talloor/rules/money/rounding.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { MusselQuantity } from './MusselQuantity.tsx';
import styles from './MusselsPage.module.css';
import { useKilograms } from './useKilograms.ts';

type MusselPackagesProps = {
  readonly options: MusselSaleView['packagingOptions'];
  readonly counts: Readonly<Record<string, number>>;
  readonly onChange: (counts: Readonly<Record<string, number>>) => void;
};

export function MusselPackages({ options, counts, onChange }: MusselPackagesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const kilograms = useKilograms();
  return (
    <section className="card padded" aria-labelledby="mussel-how-much">
      <h2 id="mussel-how-much" className={`${styles['mussel-step']} row gap-8 below-12`}>
        <i className="stack centred rigid pill white text-14 upright weight-660" aria-hidden="true">
          2
        </i>
        <span>{t('mussels.howMuch')}</span>
      </h2>
      <ul className={styles['mussel-packages']}>
        {options.map(({ weightKg, pricePerKg }, at) => {
          const count = counts[weightKg] ?? 0;
          const name = t('mussels.bag', { weight: kilograms(weightKg) });
          return (
            <li key={weightKg} className="line-above">
              <Board board="fish" icon="shrimp" size="row" />
              <div className="dense shrinks">
                <b className="as-block">{name}</b>
                <span className="muted small">
                  {t('mussels.perKg', {
                    price: pricePerKg === null ? hiddenPrice : formatUnitPrice(language, pricePerKg),
                  })}
                </span>
              </div>
              <span className="nowrap">
                <b>
                  {pricePerKg === null
                    ? hiddenPrice
                    : formatAmount(language, eurosOfCents(amountCents(millsOfEuros(pricePerKg), 1, weightKg)))}
                </b>{' '}
                <small className="muted">{t('mussels.perBag')}</small>
              </span>
              <MusselQuantity
                name={name}
                path={`orderedQuantities.${at}.quantity`}
                count={count}
                onChange={(next) => onChange({ ...counts, [weightKg]: next })}
              />
              <b className="to-right nowrap">
                {count > 0 ? kilograms((Math.round(weightKg * 1000) * count) / 1000) : ''}
              </b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const hiddenPrice = '€\u00a0***';
