import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { maxMusselPackages } from '@talloor/rules/mussel/musselFacts.ts';
import { roundPackageCount } from '@talloor/rules/mussel/musselOrder.ts';
import { readTypedQuantity } from '@talloor/rules/quantity/readTypedQuantity.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../products/QuantityControl.css';

type MusselQuantityProps = {
  readonly name: string;
  /** Name in the request's body. */
  readonly path: string;
  readonly count: number;
  readonly onChange: (count: number) => void;
};

/** Input counts at once, in whole packages; unreadable input counts as none. */
export function MusselQuantity({ name, path, count, onChange }: MusselQuantityProps) {
  const { t } = useTranslation();
  const errorId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const typed =
    draft === null ? count : readTypedQuantity(draft, { least: -maxMusselPackages, most: maxMusselPackages });
  const isUnreadable = typeof typed === 'string';
  const change = (next: number) => {
    setDraft(null);
    onChange(Math.min(maxMusselPackages, roundPackageCount(next) ?? 0));
  };
  const type = (text: string) => {
    setDraft(text);
    const read = readTypedQuantity(text, { least: -maxMusselPackages, most: maxMusselPackages });
    onChange(typeof read === 'string' ? 0 : (roundPackageCount(read) ?? 0));
  };
  return (
    <span className="quantity">
      <span className="round-8 clips quantity-field inline">
        <button
          className="bare-button aub-700 stack centred rigid"
          type="button"
          tabIndex={-1}
          aria-label={t('mussels.less', { name })}
          onClick={() => change(count - 1)}
        >
          <MinusIcon size={16} weight="bold" />
        </button>
        <label className="grow shrinks">
          <span className="sr-only">{t('mussels.count', { name })}</span>
          <input
            className="to-right weight-680 text-15 no-padding"
            {...fieldOf(path)}
            inputMode="numeric"
            autoComplete="off"
            size={3}
            aria-invalid={isUnreadable || undefined}
            aria-describedby={isUnreadable ? errorId : undefined}
            value={draft ?? String(count)}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => type(event.target.value)}
            onBlur={() => {
              if (!isUnreadable) setDraft(null);
            }}
            onKeyDown={(event) => {
              if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
                event.preventDefault();
                change(count + (event.key === 'ArrowUp' ? 1 : -1));
              }
              if (event.key !== 'Enter') return;
              // Enter must not submit.
              event.preventDefault();
              if (!isUnreadable) setDraft(null);
            }}
          />
        </label>
        <span className="to-left quantity-unit muted small nowrap" aria-hidden="true">
          {t('mussels.bags', { count })}
        </span>
        <button
          className="bare-button aub-700 stack centred rigid"
          type="button"
          tabIndex={-1}
          aria-label={t('mussels.more', { name })}
          aria-disabled={count >= maxMusselPackages || undefined}
          onClick={() => change(count + 1)}
        >
          <PlusIcon size={16} weight="bold" />
        </button>
      </span>
      {isUnreadable && (
        <span id={errorId} role="alert" className="small quantity-error">
          {t('mussels.countWrong', { most: maxMusselPackages })}
        </span>
      )}
    </span>
  );
}
