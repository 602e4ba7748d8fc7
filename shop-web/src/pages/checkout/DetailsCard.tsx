import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import { CheckoutField } from './CheckoutField.tsx';
import { longest, type CheckoutValues } from './checkoutValues.ts';
import { lengthOf } from '@talloor/rules/account/fields/lengthOf.ts';

export function DetailsCard({ isReferenceRequired }: { isReferenceRequired: boolean }) {
  const { t } = useTranslation();
  const { control } = useFormContext<CheckoutValues>();
  const [message, copied] = useWatch({ control, name: ['message', 'copiedMessage'] });
  const { basket, setReference } = useBasket();
  /** In the basket, so colleagues see it. */
  const keepReference = (text: string) => {
    const reference = text.trim();
    if (basket === undefined || reference === basket.po_number || lengthOf(reference) > longest.reference) return;
    setReference(reference).catch((error: unknown) =>
      showToast({
        kind: 'error',
        about: 'checkout',
        title: t('checkout.referenceFailed'),
        text: failureText(error, t),
      }),
    );
  };
  return (
    <section className="card padded" aria-labelledby="checkout-details">
      <h2 id="checkout-details">{t('checkout.details')}</h2>
      <div className="form-grid">
        <CheckoutField
          name="reference"
          label={t('checkout.reference')}
          span={3}
          isOptional={!isReferenceRequired}
          onLeave={keepReference}
        />
        <CheckoutField
          name="emails"
          label={t('checkout.emails')}
          span={3}
          isOptional
          inputMode="email"
          help={t('checkout.emailsHelp')}
        />
        <CheckoutField
          name="message"
          label={t('checkout.message')}
          span={6}
          isOptional
          rows={3}
          help={
            <span className="spread">
              <span>{t(copied !== '' && message === copied ? 'checkout.messageCopied' : 'checkout.messageHelp')}</span>
              <span className="counter nowrap">
                {t('checkout.counter', { count: lengthOf(message), most: longest.message })}
              </span>
            </span>
          }
        />
      </div>
    </section>
  );
}
