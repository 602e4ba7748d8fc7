import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { readTypedQuantity } from '@talloor/rules/quantity/readTypedQuantity.ts';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { AddButton } from './AddButton.tsx';
import { focusNextQuantity, openArticle } from './focusNextQuantity.ts';
import { NotOrderable } from './NotOrderable.tsx';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { isGone, isOrderable, type Offer } from './offerOf.ts';
import { PackHintLine } from './PackHintLine.tsx';
import './QuantityControl.css';
import { quantityLimits, settleQuantity, stepQuantity, type Rounding } from './quantitySteps.ts';
import { RoundingPopover } from './RoundingPopover.tsx';
import { useUnitWords } from './useUnitWords.ts';

type QuantityControlProps = {
  readonly product: ProductView;
  readonly offer: Offer;
  readonly quantity: number;
  readonly isAdding?: boolean;
  readonly isReadOnly?: boolean;
  readonly isLarge?: boolean;
  readonly onChange: (quantity: number) => void;
};

/** Design 5.6. */
export function QuantityControl(props: QuantityControlProps) {
  const { product, offer, quantity, isAdding = false, isReadOnly = false, isLarge = false, onChange } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useUnitWords();
  const limits = quantityLimits(product);
  const unit = quantityUnit(product);
  const article = product.name;
  const [draft, setDraft] = useState<string | null>(null);
  const [rounding, setRounding] = useState<Rounding | null>(null);
  const forgetRounding = useCallback(() => setRounding(null), []);
  const root = useRef<HTMLSpanElement>(null);
  const [unread, setUnread] = useState<string | null>(null);
  const appliedText = useRef<string | null>(null);
  const shownText = draft ?? formatNumber(language, quantity);
  const errorId = useId();
  const typed = draft === null ? quantity : readTypedQuantity(draft, { step: limits.step, units: [unit] });
  const fault = draft !== null && draft === unread && typeof typed === 'string' ? typed : null;
  const isField = quantity > 0 && !isAdding ? true : draft !== null;

  const hadFocus = useRef(false);
  useEffect(() => {
    if (!hadFocus.current || root.current?.contains(document.activeElement)) return;
    if (document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('[data-quantity-target]')?.focus();
  }, [isField]);

  const isEmpty = quantity === 0 && draft === null && !isAdding;
  if (isGone(offer) || (isEmpty && !isOrderable(offer)))
    return <NotOrderable articleNumber={product.article_number} offer={offer} />;
  if (isReadOnly)
    return (
      <span className="quantity is-read-only">
        <span className="round-8 clips quantity-field inline">
          {t('quantity.value', { quantity: shownText, unit: words.unitFor(quantity, unit) })}
        </span>
      </span>
    );

  const settle = (requestedQuantity: number) => {
    setDraft(null);
    setUnread(null);
    const result = settleQuantity(requestedQuantity, limits);
    setRounding(result.rounding);
    if (result.quantity !== quantity) onChange(result.quantity);
  };
  const commit = () => {
    // The blur after Enter must not apply again.
    if (draft === null || appliedText.current === draft) return;
    appliedText.current = draft;
    if (typeof typed === 'string') setUnread(draft);
    else settle(typed);
  };
  const type = (text: string) => {
    appliedText.current = null;
    setDraft(text);
  };
  const base = typeof typed === 'string' ? quantity : typed;
  const more = (by: 'step' | 'pack') => {
    settle(stepQuantity(base, by, 1, limits));
    if (base >= limits.maximum) setRounding({ kind: 'maximum', maximum: limits.maximum });
  };
  const less = (by: 'step' | 'pack') => settle(stepQuantity(base, by, -1, limits));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && event.ctrlKey) openArticle(event.currentTarget);
    const act = keyActions[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    // While typing, they edit text; otherwise a slip removes the line.
    if (draft !== null && (event.key === 'Delete' || event.key === 'Home')) return;
    event.preventDefault();
    act();
    if (event.key === 'Enter' && typeof typed === 'number')
      focusNextQuantity(event.currentTarget, event.shiftKey ? -1 : 1);
  };
  const keyActions: Readonly<Record<string, () => void>> = {
    ArrowUp: () => more('step'),
    ArrowDown: () => less('step'),
    PageUp: () => more('pack'),
    PageDown: () => less('pack'),
    Home: () => settle(limits.minimum),
    Delete: () => settle(0),
    Escape: () => setDraft(null),
    Enter: commit,
  };

  return (
    <span
      ref={root}
      className={`quantity${isLarge ? ' is-large' : ''}`}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={(event) => {
        // React also fires on removal; the successor then takes the focus.
        if (event.relatedTarget !== null) hadFocus.current = root.current?.contains(event.relatedTarget) ?? false;
      }}
    >
      {isField ? (
        <>
          <span className="round-8 clips quantity-field inline">
            <button
              className="bare-button aub-700 stack centred rigid"
              type="button"
              tabIndex={-1}
              aria-label={t('quantity.less', { article, step: formatNumber(language, limits.step), unit })}
              onClick={() => less('step')}
            >
              <MinusIcon size={16} weight="bold" />
            </button>
            <label className="grow shrinks">
              <span className="sr-only">{t('quantity.field', { unit, article })}</span>
              <input
                className="to-right weight-680 text-15 no-padding"
                data-quantity-target
                role="spinbutton"
                inputMode={Number.isInteger(limits.step) ? 'numeric' : 'decimal'}
                autoComplete="off"
                size={3}
                aria-invalid={fault !== null || undefined}
                aria-describedby={fault === null ? undefined : errorId}
                aria-valuenow={quantity}
                aria-valuemin={0}
                aria-valuemax={limits.maximum}
                aria-valuetext={words.valueText(quantity, product, limits)}
                value={shownText}
                onFocus={({ currentTarget }) => {
                  // A number begun on the button continues.
                  if (draft === null) currentTarget.select();
                  else currentTarget.setSelectionRange(draft.length, draft.length);
                }}
                onChange={(event) => type(event.target.value)}
                onBlur={commit}
                onKeyDown={onKeyDown}
              />
            </label>
            <span className="to-left quantity-unit muted small nowrap" aria-hidden="true">
              {words.unitFor(quantity, unit)}
            </span>
            <button
              className="bare-button aub-700 stack centred rigid"
              type="button"
              tabIndex={-1}
              aria-label={t('quantity.more', { article, step: formatNumber(language, limits.step), unit })}
              aria-disabled={quantity >= limits.maximum ? true : undefined}
              onClick={() => more('step')}
            >
              <PlusIcon size={16} weight="bold" />
            </button>
          </span>
          {draft !== null && fault !== null && (
            <span id={errorId} role="alert" className="small quantity-error">
              {words.faultText(fault, draft, limits.maximum, unit)}
            </span>
          )}
          <PackHintLine product={product} quantity={quantity} limits={limits} isLong={isLarge} onComplete={settle} />
        </>
      ) : (
        <AddButton
          product={product}
          offer={offer}
          quantity={limits.minimum}
          isAdding={isAdding}
          onAdd={() => settle(limits.minimum)}
          onDigit={type}
        />
      )}
      <RoundingPopover rounding={rounding} unit={unit} onGone={forgetRounding} />
    </span>
  );
}
