import OutlinedInput from '@mui/material/OutlinedInput';
import { formatNumber } from '@talloor/rules/format/money.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { announce } from '../../shell/announce.ts';
import { readShelfCount } from './shelfOrder.ts';

type ParLevelProps = {
  readonly par: number | undefined;
  readonly product: ProductView;
  readonly name: string;
  readonly onPar: ((par: number | null) => Promise<boolean>) | undefined;
};

/** Saved on blur; empty removes. Enter moves on. */
export function ParLevel({ par, product, name, onPar }: ParLevelProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  /** Null shows the stored value. */
  const [draft, setDraft] = useState<string | null>(null);
  const errorId = useId();
  const isWrong = draft !== null && readShelfCount(draft, product) === null;
  const save = async (): Promise<void> => {
    if (draft === null || onPar === undefined) return;
    const enteredLevel = readShelfCount(draft, product);
    if (enteredLevel === null) return announce(t('shelf.notANumber'));
    const level = enteredLevel === 0 ? null : enteredLevel;
    if (level === (par ?? null) || (await onPar(level))) setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setDraft(null);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const rows = [...document.querySelectorAll<HTMLInputElement>('[data-par]')];
    rows[rows.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)]?.focus();
  };
  return (
    <label>
      <span className="as-block tiny muted">{t('shelf.par')}</span>
      <OutlinedInput
        value={draft ?? (par === undefined ? '' : formatNumber(language, par))}
        readOnly={onPar === undefined}
        error={isWrong}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => void save()}
        slotProps={{
          input: {
            inputMode: 'decimal',
            enterKeyHint: 'next',
            autoComplete: 'off',
            'aria-label': name,
            'aria-invalid': isWrong,
            'aria-describedby': isWrong ? errorId : undefined,
            'data-par': '',
            'data-quantity': '',
            onKeyDown,
          } as object,
        }}
      />
      {isWrong && (
        <span id={errorId} className="as-block field-error">
          {t('shelf.notANumber')}
        </span>
      )}
    </label>
  );
}
