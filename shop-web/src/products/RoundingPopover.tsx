import { formatNumber } from '@talloor/rules/format/money.ts';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import type { Rounding } from './quantitySteps.ts';
import { useUnitWords } from './useUnitWords.ts';

const displayMs = 3000;

type RoundingPopoverProps = {
  readonly rounding: Rounding | null;
  readonly unit: string;
  readonly onGone: () => void;
};

export function RoundingPopover({ rounding, unit, onGone }: RoundingPopoverProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { unitFor } = useUnitWords();
  useEffect(() => {
    if (rounding === null) return;
    const timer = setTimeout(onGone, displayMs);
    return () => clearTimeout(timer);
  }, [rounding, onGone]);
  const number = (value: number) => formatNumber(language, value);
  const text = (reason: Rounding): string => {
    switch (reason.kind) {
      case 'maximum':
        return t('quantity.maximum', { maximum: number(reason.maximum), unit: unitFor(reason.maximum, unit) });
      case 'minimum':
        return t('quantity.minimum', { minimum: number(reason.minimum), unit: unitFor(reason.minimum, unit) });
      case 'multiple':
        return t('quantity.multiple', {
          step: number(reason.step),
          unit: unitFor(reason.step, unit),
          typed: number(reason.typed),
          quantity: number(reason.quantity),
        });
      default:
        return reason satisfies never;
    }
  };
  return (
    <output>
      {rounding !== null && (
        <span className="white weight-560 round-8 pad-8-12 quantity-popover row gap-8 small nowrap">
          <WarningCircleIcon size={16} weight="fill" />
          <span>{text(rounding)}</span>
        </span>
      )}
    </output>
  );
}
