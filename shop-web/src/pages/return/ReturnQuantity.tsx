import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { DeliveryNoteLineView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { quantityInput } from '@talloor/rules/quantity/readTypedQuantity.ts';
import { useTranslation } from 'react-i18next';
import '../../products/QuantityControl.css';
import { readReturnQuantity } from './returnDraft.ts';

type ReturnQuantityProps = {
  readonly line: DeliveryNoteLineView;
  readonly path: string;
  readonly value: string;
  readonly errorId: string | undefined;
  readonly onChange: (value: string) => void;
};

/** At most what is not yet returned. */
export function ReturnQuantity({ line, path, value, errorId, onChange }: ReturnQuantityProps) {
  const { t } = useTranslation();
  const { name: article, unit, returnable: most } = line;
  const now = readReturnQuantity(value, { ...line, returnable: 99_999 }) ?? 0;
  const step = (by: number) => {
    const newQuantity = Math.round(Math.min(most, Math.max(Math.min(1, most), now + by)) * 1000) / 1000;
    onChange(quantityInput(newQuantity));
  };
  return (
    <span className="quantity" data-frame>
      <span className="round-8 clips quantity-field inline">
        <button
          className="bare-button aub-700 stack centred rigid"
          type="button"
          aria-label={t('returns.less', { article })}
          onClick={() => step(-1)}
        >
          <MinusIcon size={16} weight="bold" />
        </button>
        <label className="grow shrinks">
          <span className="sr-only">{t('returns.quantity', { unit, article })}</span>
          <input
            className="to-right weight-680 text-15 no-padding"
            inputMode="decimal"
            autoComplete="off"
            {...fieldOf(path)}
            size={3}
            value={value}
            aria-invalid={errorId !== undefined}
            aria-describedby={errorId}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
              if (by === undefined) return;
              event.preventDefault();
              step(by);
            }}
          />
        </label>
        <span className="to-left quantity-unit muted small nowrap" aria-hidden="true">
          {unit}
        </span>
        <button
          className="bare-button aub-700 stack centred rigid"
          type="button"
          aria-label={t('returns.more', { article })}
          onClick={() => step(1)}
        >
          <PlusIcon size={16} weight="bold" />
        </button>
      </span>
    </span>
  );
}
