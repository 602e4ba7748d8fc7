import { formatApproximate } from '@talloor/rules/format/money.ts';
import { formatShortDay } from '@talloor/rules/format/dates.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { Part } from '../../parts/Part.tsx';
import { connection } from '../../server/connection.ts';
import { useStore } from '../../store/createStore.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { draftAbout, keepDraft } from '../../session/draft.ts';
import { BasketMessageText } from '../../ticket/BasketMessageText.tsx';
import { FixedBar } from '../../ticket/FixedBar.tsx';
import { useApprovalTerms } from '../../approvals/useApprovalTerms.ts';
import { TermsCard } from '../../terms/TermsCard.tsx';
import { useTermsConsent } from '../../terms/useTermsConsent.ts';
import { AddressCard } from './AddressCard.tsx';
import { ApprovalNotice } from './ApprovalNotice.tsx';
import { BasketChanges } from './BasketChanges.tsx';
import { checkCheckout, initialValues, type CheckoutValues } from './checkoutValues.ts';
import { CheckoutTicket } from './CheckoutTicket.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { focusField } from './focusField.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { KindCard } from './KindCard.tsx';
import { MainOrderAddressCard } from './MainOrderAddressCard.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { PickupCard } from './PickupCard.tsx';
import { PlaceButton } from './PlaceButton.tsx';
import { useAddressOptions } from './useAddressOptions.ts';
import { useErrorText } from './useErrorText.ts';
import { useEnterWhileDisabled } from './useEnterWhileDisabled.ts';
import type { PlaceOrder } from './usePlaceOrder.ts';

const formId = 'checkout-form';

type CheckoutFormProps = { readonly basket: BasketView; readonly order: PlaceOrder };

export function CheckoutForm({ basket, order }: CheckoutFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const { isUpdating } = useBasket();
  // Users share the basket, not their input.
  const { user } = useSession();
  const about = `${user.id}/${basket.basket_id}`;
  const isReferenceRequired = basket.customer.order_reference_required;
  const { service } = basket.delivery_date;
  const site = service?.kind === 'pickup' ? service : null;
  const mainOrder = basket.kind === 'extra' ? basket.main_order : null;
  const withoutUnusedAddress = (formValues: CheckoutValues): CheckoutValues =>
    site === null && mainOrder === null ? formValues : { ...formValues, addressKind: 'standard' };
  const [attempt, setAttempt] = useState(0);
  /** Only the server knows undelivered postal codes. */
  const places = useRef<{ isUndelivered: boolean; cities: readonly string[] }>({ isUndelivered: false, cities: [] });
  const form = useForm<CheckoutValues>({
    mode: 'onTouched',
    defaultValues: initialValues(basket, draftAbout(about)),
    resolver: (values) => {
      const errors: FieldErrors<CheckoutValues> = {};
      const { isUndelivered, cities } = places.current;
      const found = checkCheckout(withoutUnusedAddress(values), isReferenceRequired, isUndelivered, cities);
      for (const [field, error] of found) errors[field] = { type: 'invalid', message: errorText(error) };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const options = useAddressOptions(form);
  useEffect(() => {
    places.current = { isUndelivered: options.isUndelivered, cities: options.cities };
    if (options.isUndelivered) void form.trigger('postal');
  }, [options.isUndelivered, options.cities, form]);
  const element = useRef<HTMLFormElement>(null);
  const keptReference = basket.po_number;
  const values = useWatch({ control: form.control }) as CheckoutValues;
  useEffect(() => {
    if (form.formState.isDirty && order.state === 'idle') keepDraft({ about, fields: { ...values, keptReference } });
  }, [values, keptReference, about, form.formState.isDirty, order.state]);
  const errors = checkCheckout(
    withoutUnusedAddress(values),
    isReferenceRequired,
    options.isUndelivered,
    options.cities,
  );
  const [first] = errors;
  const hasErrors = errors.size > 0;
  useEnterWhileDisabled(element, hasErrors, () => {
    void form.trigger();
    setAttempt((before) => before + 1);
  });
  const blocking = basket.messages.find((message) => message.is_blocking);
  const consent = useTermsConsent();
  const isBusy = order.state !== 'idle' || consent.isSending;
  const isWaiting = useStore(connection) === 'lost' && isBusy;
  const forbidden = user.rights.includes('order') ? null : t('portal.mayNotOrder');
  const { data: terms, isPending } = useApprovalTerms(basket);
  const isAsking = terms?.is_needed === true;
  const unapproved = isAsking && terms.approvers.length === 0 ? t('approvals.nobodyShort') : null;
  const reason =
    forbidden ??
    blocking?.message ??
    (first !== undefined
      ? errorText(first[1])
      : isWaiting
        ? t('checkout.waiting')
        : (unapproved ?? (consent.due !== null && !consent.isGiven ? t('terms.needed') : null)));
  const button = (isShort: boolean) => (
    <PlaceButton
      form={formId}
      basket={basket}
      isShort={isShort}
      isBusy={isBusy}
      isChanged={order.shownBefore !== null}
      // Terms decide the action; without them the server answers.
      isDisabled={reason !== null || isBusy || isUpdating || isPending}
      isAsking={isAsking}
    />
  );
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        id={formId}
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit(async (formValues) => {
            if (consent.due === null || (await consent.send()))
              await order.place(basket, withoutUnusedAddress(formValues), isAsking);
          })(event)
        }
      >
        {attempt > 0 && <ErrorSummary errors={errors} attempt={attempt} />}
        {order.shownBefore !== null && <BasketChanges before={order.shownBefore} after={basket} />}
        {terms !== undefined && <ApprovalNotice terms={terms} />}
        <div className="with-ticket">
          <div className="stack gap-16">
            <Part name="kind">
              <KindCard basket={basket} />
            </Part>
            <Part name="address">
              {site !== null ? (
                <PickupCard site={site} />
              ) : mainOrder !== null ? (
                <MainOrderAddressCard basket={basket} order={mainOrder} />
              ) : (
                <AddressCard basket={basket} options={options} />
              )}
            </Part>
            <Part name="details">
              <DetailsCard isReferenceRequired={isReferenceRequired} />
            </Part>
            <Part name="payment">
              <PaymentCard termDays={basket.customer.payment_term_days} />
            </Part>
            <Part name="terms">
              <TermsCard consent={consent} />
            </Part>
          </div>
          <aside aria-label={t('basket.summary')}>
            <CheckoutTicket basket={basket} reason={reason} isAsking={isAsking}>
              {button(false)}
            </CheckoutTicket>
          </aside>
        </div>
        <FixedBar
          name={t('basket.totalAndOrder')}
          total={
            basket.amount_to_pay === null
              ? t('shell.lines', { count: basket.lines.length })
              : formatApproximate(language, basket.amount_to_pay, basket.is_approximate)
          }
          note={
            forbidden !== null ? (
              forbidden
            ) : blocking !== undefined ? (
              <BasketMessageText message={blocking} />
            ) : first !== undefined ? (
              <button type="button" className="link" onClick={() => focusField(first[0])}>
                {errorText(first[1])}
              </button>
            ) : reason !== null ? (
              reason
            ) : (
              basket.delivery_date.date !== null &&
              t(site === null ? 'checkout.delivers' : 'checkout.picksUp', {
                day: formatShortDay(language, basket.delivery_date.date),
              })
            )
          }
        >
          {button(true)}
        </FixedBar>
      </form>
    </FormProvider>
  );
}
