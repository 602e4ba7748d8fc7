import TextField from '@mui/material/TextField';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import { highestOrderLimitCents, isHigherLimit } from '@talloor/rules/account/rights.ts';
import { parseAmount } from '@talloor/rules/money/parseAmount.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmountInput } from '@talloor/rules/money/formatAmountInput.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';

type OrderLimitFieldProps = {
  /** Cents; null for no limit. */
  readonly limit: number | null;
  /** On blur with a valid amount, or when emptied. */
  readonly onLimit: (limit: number | null) => void;
  /** Maximum to grant, cents; null for none (ADR 0106). */
  readonly ownLimit: number | null;
  readonly isDisabled?: boolean;
};

/** Euros; empty for no limit (ADR 0108). */
export function OrderLimitField({ limit, onLimit, ownLimit, isDisabled = false }: OrderLimitFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [fault, setFault] = useState<'wrong' | 'aboveOwn' | null>(null);
  const settle = () => {
    if (draft === null) return;
    const cents = draft.trim() === '' ? null : (parseAmount(draft) ?? Number.NaN);
    const isNone = cents !== null && !(cents <= highestOrderLimitCents);
    const isAboveOwn = isHigherLimit(cents, ownLimit) && isHigherLimit(cents, limit);
    setFault(isNone ? 'wrong' : isAboveOwn ? 'aboveOwn' : null);
    if (isNone || isAboveOwn) return;
    setDraft(null);
    if (cents !== limit) onLimit(cents);
  };
  return (
    <TextField
      id={id}
      className="order-limit"
      size="small"
      label={t('portal.limit.label')}
      value={draft ?? formatAmountInput(limit)}
      placeholder={t('portal.limit.none')}
      disabled={isDisabled}
      error={fault !== null}
      helperText={t(`portal.limit.${fault ?? (isDisabled ? 'own' : ownLimit === null ? 'help' : 'helpOwn')}`, {
        amount: formatAmount(language, eurosOfCents(ownLimit ?? 0)),
      })}
      onChange={(event) => {
        setDraft(event.target.value);
        setFault(null);
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal', ...fieldOf('order_limit_cents') }, inputLabel: { shrink: true } }}
    />
  );
}
