import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import type { CheckoutError, CheckoutField } from './checkoutValues.ts';
import { focusField } from './focusField.ts';
import { useErrorText } from './useErrorText.ts';
import './CheckoutPage.module.css';

type ErrorSummaryProps = {
  readonly errors: ReadonlyMap<CheckoutField, CheckoutError>;
  readonly attempt: number;
};

export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);
  if (errors.size === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className="below-16 round-8">
      <Notice severity="error">
        <b>{t('checkout.fix')}</b>
        <ul className="above-8 stack gap-4">
          {[...errors].map(([field, error]) => (
            <li key={field}>
              <a
                href={`#checkout-${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(field);
                }}
              >
                {errorText(error)}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
