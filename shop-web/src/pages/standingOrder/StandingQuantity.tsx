import OutlinedInput from '@mui/material/OutlinedInput';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { Board } from '@talloor/look/Board.tsx';
import { formatNumber } from '@talloor/rules/format/money.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { readTypedQuantity } from '@talloor/rules/quantity/readTypedQuantity.ts';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { focusNextQuantity } from '../../products/focusNextQuantity.ts';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { ProductLink } from '../../products/ProductLink.tsx';
import { quantityLimits, type Rounding } from '../../products/quantitySteps.ts';
import { useUnitWords } from '../../products/useUnitWords.ts';
import { settleStanding } from './planDraft.ts';
import styles from './StandingOrderPage.module.css';

type StandingQuantityProps = {
  readonly product: ProductView;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
};

/** Input counts at once, fitted to orderable quantities. Enter moves on, Esc restores. */
export function StandingQuantity({ product, quantity, onChange }: StandingQuantityProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { unitFor, faultText } = useUnitWords();
  const [typing, setTyping] = useState<{ readonly text: string; readonly before: number } | null>(null);
  const [note, setNote] = useState<Rounding | null>(null);
  const number = (value: number) => formatNumber(language, value);
  const quantityText = number(quantity);
  const unit = quantityUnit(product);
  const noteId = `standing-note-${product.article_number}`;
  const read = (text: string) => readTypedQuantity(text, { step: product.sold_per, units: [unit] });
  const typed = typing === null ? quantity : read(typing.text);
  const fault = typeof typed === 'string' ? typed : null;
  const type = (text: string) => {
    const before = typing?.before ?? quantity;
    const newQuantity = read(text);
    setTyping({ text, before });
    setNote(null);
    onChange(typeof newQuantity === 'string' ? before : settleStanding(product, newQuantity).quantity);
  };
  const settle = () => {
    if (typing === null || typeof typed === 'string') return;
    setTyping(null);
    setNote(settleStanding(product, typed).rounding);
  };
  const noteText = (): string => {
    if (typing !== null && fault !== null)
      return faultText(fault, typing.text, quantityLimits({ ...product, stock: null }).maximum, unit);
    switch (note?.kind) {
      case undefined:
        return quantity === 0 ? t('standingOrder.quantities.off') : '';
      case 'maximum':
        return t('standingOrder.quantities.maximum', {
          maximum: number(note.maximum),
          unit: unitFor(note.maximum, unit),
        });
      case 'minimum':
        return t('quantity.minimum', { minimum: number(note.minimum), unit: unitFor(note.minimum, unit) });
      case 'multiple':
        return t('quantity.multiple', {
          step: number(note.step),
          unit: unitFor(note.step, unit),
          typed: number(note.typed),
          quantity: quantityText,
        });
      default:
        return note satisfies never;
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && typing !== null) {
      onChange(typing.before);
      setTyping(null);
    }
    if (event.key !== 'Enter') return;
    // Enter must not submit.
    event.preventDefault();
    settle();
    if (fault === null) focusNextQuantity(event.currentTarget, event.shiftKey ? -1 : 1);
  };
  return (
    <tr className={quantity === 0 ? 'is-dimmed' : undefined} data-article={product.article_number}>
      <th scope="row">
        <span className={`${styles['standing-article']} row gap-12`}>
          <Board board={product.board} icon={product.icon} photo={product.image} />
          <span className={`stack shrinks breaks ${styles['standing-name']}`}>
            <ProductLink articleNumber={product.article_number} className="product-name">
              {unbroken(product.name)}
            </ProductLink>
            <span className="facts">
              <span>{product.article_number}</span>
              {product.erp_number && <span className="breaks">{product.erp_number}</span>}
              <span>{product.brand}</span>
              <span>{unbroken(product.pack)}</span>
            </span>
          </span>
        </span>
      </th>
      <td className="cell-quantity">
        <span className={`text-14 ${styles['standing-quantity']} row gap-8`}>
          <OutlinedInput
            size="small"
            value={typing?.text ?? quantityText}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={settle}
            error={fault !== null}
            slotProps={{
              input: {
                ...fieldOf(`quantities.${product.article_number}`),
                inputMode: 'decimal',
                enterKeyHint: 'next',
                'aria-label': t('standingOrder.quantities.of', { article: product.name, unit }),
                'aria-describedby': noteId,
                'aria-invalid': fault !== null,
                'data-quantity-target': '',
                onKeyDown,
              } as object,
            }}
          />
          <span>{unit}</span>
        </span>
        <output id={noteId} className={note === null && fault === null ? 'muted' : styles['standing-noted']}>
          {noteText()}
        </output>
      </td>
    </tr>
  );
}
