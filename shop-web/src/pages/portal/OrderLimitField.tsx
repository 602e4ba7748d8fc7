import TextField from '@mui/material/TextField';
import { highestOrderLimitCents } from '@talloor/rules/account/rights.ts';
import { parseAmount } from '@talloor/rules/money/parseAmount.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedAmount } from '@talloor/rules/money/typedAmount.ts';

type OrderLimitFieldProps = {
  /** Cents; null is no limit. */
  readonly limit: number | null;
  /** Told once an amount that counts was typed and left, or the field was emptied. */
  readonly onLimit: (limit: number | null) => void;
  readonly isDisabled?: boolean;
};

/** Up to which amount somebody orders alone, in euro; empty is without limit (ADR 0108). */
export function OrderLimitField({ limit, onLimit, isDisabled = false }: OrderLimitFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  /** Null as long as nobody types: what is stored is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const settle = () => {
    if (typed === null) return;
    const cents = typed.trim() === '' ? null : (parseAmount(typed) ?? Number.NaN);
    const isRefused = cents !== null && !(cents <= highestOrderLimitCents);
    setIsWrong(isRefused);
    if (isRefused) return;
    setTyped(null);
    if (cents !== limit) onLimit(cents);
  };
  return (
    <TextField
      id={id}
      className="order-limit"
      size="small"
      label={t('portal.limit.label')}
      value={typed ?? typedAmount(limit)}
      placeholder={t('portal.limit.none')}
      disabled={isDisabled}
      error={isWrong}
      helperText={t(`portal.limit.${isWrong ? 'wrong' : isDisabled ? 'own' : 'help'}`)}
      onChange={(event) => {
        setTyped(event.target.value);
        setIsWrong(false);
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 16 }, inputLabel: { shrink: true } }}
    />
  );
}
