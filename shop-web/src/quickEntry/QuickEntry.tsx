import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { quantityInput, readTypedQuantity } from '@talloor/rules/quantity/readTypedQuantity.ts';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBasketGetter, useBasketPart } from '../basket/BasketProvider.tsx';
import { useLanguage, usePath } from '../i18n/LanguageProvider.tsx';
import { useIsMusselPackage } from '../mussels/useMussels.ts';
import { isOrderable, offerOf } from '../products/offerOf.ts';
import { quantityLimits, settleQuantity } from '../products/quantitySteps.ts';
import { useQuantityChange } from '../products/useQuantityChange.ts';
import { useUnitWords } from '../products/useUnitWords.ts';
import { serverNow } from '../session/serverClock.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { failureText } from '../toasts/failureText.ts';
import './QuickEntry.css';
import { useMay } from '../session/useMay.ts';
import { useArticleByNumber } from './useArticleByNumber.ts';

type QuickEntryProps = {
  readonly onEntered?: (articleNumber: string) => void;
  readonly goesOn?: boolean;
};

export function QuickEntry({ onEntered, goesOn = false }: QuickEntryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const { customer } = useSession();
  const { unitFor, faultText } = useUnitWords();
  const change = useQuantityChange('quick_entry');
  const basketNow = useBasketGetter();
  const mayOrder = useMay('order');
  const isReadOnly = useBasketPart(({ basket }) => basket?.is_active === false);
  const [number, setNumber] = useState('');
  const [quantity, setQuantity] = useState('');
  const [chosen, setChosen] = useState<ProductView | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [unread, setUnread] = useState<string | null>(null);
  const numberField = useRef<HTMLInputElement>(null);
  const quantityField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (goesOn) numberField.current?.focus();
  }, [goesOn]);
  useEffect(() => {
    if (chosen === null) return;
    quantityField.current?.focus();
    quantityField.current?.select();
  }, [chosen]);
  const { product: foreseen, find } = useArticleByNumber(number.trim());
  const path = usePath();
  const isMussels = useIsMusselPackage(foreseen?.article_number ?? '');
  if (customer === null || customer.status !== 'active' || isReadOnly || !mayOrder) return null;
  const product = chosen ?? foreseen ?? null;
  const typed =
    chosen === null
      ? 0
      : readTypedQuantity(quantity, { step: quantityLimits(chosen).step, units: [quantityUnit(chosen)] });
  const fault = chosen !== null && unread === quantity && typeof typed === 'string' ? typed : null;
  const shownError =
    chosen === null || fault === null
      ? error
      : faultText(fault, quantity, quantityLimits(chosen).maximum, quantityUnit(chosen));
  const inBasket = product === null ? 0 : basketNow().quantityOf(product.article_number);

  const toQuantity = async () => {
    if (number.trim() === '') return;
    try {
      const found = await find();
      if (found === null) return setError(t('quickEntry.unknown', { number: number.trim() }));
      if (!isOrderable(offerOf(found, { is: 'customer', now: serverNow() })))
        return setError(t('quickEntry.notOrderable', { article: found.name }));
      setError(null);
      setChosen(found);
      const current = basketNow().quantityOf(found.article_number);
      setQuantity(quantityInput(current > 0 ? current : quantityLimits(found).minimum));
    } catch (failure) {
      setError(failureText(failure, t));
    }
  };
  const enter = () => {
    if (chosen === null) return;
    setUnread(quantity);
    if (typeof typed === 'string') return quantityField.current?.focus();
    change(chosen, settleQuantity(typed, quantityLimits(chosen)).quantity);
    onEntered?.(chosen.article_number);
    setNumber('');
    setQuantity('');
    setChosen(null);
    setError(null);
    numberField.current?.focus();
  };
  return (
    <fieldset className="quick-entry card padded below-16">
      <legend className="sr-only">{t('quickEntry.title')}</legend>
      <div className="stack gap-4">
        <label className="small weight-600" htmlFor={`${id}-number`}>
          {t('quickEntry.number')}
        </label>
        <OutlinedInput
          id={`${id}-number`}
          inputRef={numberField}
          value={number}
          error={error !== null}
          placeholder={t('quickEntry.hint')}
          onChange={(event) => {
            setNumber(event.target.value);
            setChosen(null);
            setError(null);
          }}
          onKeyDown={(event) => {
            if (isEnter(event)) void toQuantity();
          }}
          slotProps={{
            input: {
              ...atMost(14),
              inputMode: 'numeric',
              autoComplete: 'off',
              enterKeyHint: 'next',
              'aria-describedby': `${id}-name`,
            },
          }}
        />
      </div>
      <p id={`${id}-name`} className="quick-entry-name breaks" aria-live="polite">
        {shownError !== null ? (
          <>
            <span className="bad-700">{shownError}</span>
            {isMussels && (
              <Link className="small" to={path('mussels')}>
                {t('mussels.order')}
              </Link>
            )}
          </>
        ) : product !== null ? (
          <>
            <b>{product.name}</b>
            <span className="facts">
              <span>{product.pack}</span>
              {inBasket > 0 && (
                <span>
                  {t('quickEntry.inBasket', {
                    quantity: formatNumber(language, inBasket),
                    unit: unitFor(inBasket, quantityUnit(product)),
                  })}
                </span>
              )}
            </span>
          </>
        ) : (
          <span className="muted small">{t('quickEntry.explain')}</span>
        )}
      </p>
      <div className="stack gap-4">
        <label className="small weight-600" htmlFor={`${id}-quantity`}>
          {t('product.quantity')}
        </label>
        <OutlinedInput
          id={`${id}-quantity`}
          inputRef={quantityField}
          value={quantity}
          disabled={chosen === null}
          error={fault !== null}
          onChange={(event) => setQuantity(event.target.value)}
          onBlur={() => setUnread(quantity)}
          onKeyDown={(event) => {
            if (isEnter(event)) enter();
          }}
          slotProps={{
            input: {
              inputMode: 'decimal',
              autoComplete: 'off',
              enterKeyHint: 'done',
              'data-quantity': '',
              'aria-describedby': `${id}-name`,
            } as object,
          }}
        />
      </div>
      <Button
        variant="tonal"
        disabled={number.trim() === ''}
        onClick={() => (chosen === null ? void toQuantity() : enter())}
      >
        {t('quantity.add')}
      </Button>
    </fieldset>
  );
}

function isEnter(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter') return false;
  event.preventDefault();
  return true;
}
