import Button from '@mui/material/Button';
import { type CustomerAddressView, requestCustomerChange } from '@talloor/contracts/endpoints/customers.ts';
import { cleanField } from '@talloor/rules/account/fields/judgeField.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../fields/SubmitButton.tsx';
import { Notice } from '../../components/Notice.tsx';
import { FormField } from '../../fields/FormField.tsx';
import { useRefusedFields } from '../../fields/useRefusedFields.ts';
import { call } from '../../server/shopClient.ts';
import { failureText } from '../../toasts/failureText.ts';
import { failureTitle } from '../../toasts/failureTitle.ts';
import { showToast } from '../../toasts/toasts.ts';
import { useMyCustomerChanged } from './useMyCustomer.ts';
import { usePlaces } from './usePlaces.ts';
import type { WantedAddress } from './wantedAddress.ts';
import styles from './CustomerPage.module.css';

type ChangeFormProps = {
  readonly customerNumber: string;
  readonly kind: 'delivery' | 'billing';
  readonly address: CustomerAddressView;
  readonly onClose: () => void;
};

export function ChangeForm({ customerNumber, kind, address, onClose }: ChangeFormProps) {
  const { t } = useTranslation();
  const refreshCustomer = useMyCustomerChanged(customerNumber);
  const [failure, setFailure] = useState<{ readonly title: string; readonly text: string } | null>(null);
  const form = useForm<WantedAddress>({
    mode: 'onTouched',
    defaultValues: {
      addressee: address.addressee ?? '',
      postal: address.postal,
      city: address.city,
      street: address.street ?? '',
      street_number: address.street_number ?? '',
      po_box: address.po_box ?? '',
      comment: '',
    },
  });
  const showRefused = useRefusedFields(form);
  const { cities, streets } = usePlaces(form);
  useEffect(() => form.setFocus('addressee'), [form]);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ comment, ...newAddress }: WantedAddress) =>
      call(requestCustomerChange, {
        params: { customer_number: customerNumber },
        body: {
          kind,
          address: {
            addressee: cleanField('addressee', newAddress.addressee),
            postal: cleanField('postal', newAddress.postal),
            city: cleanField('city', newAddress.city),
            street: cleanField('street', newAddress.street),
            street_number: cleanField('street_number', newAddress.street_number),
            po_box: cleanField('po_box', newAddress.po_box),
          },
          comment: cleanField('comment', comment),
        },
      }),
  });
  const send = form.handleSubmit(async (formValues) => {
    setFailure(null);
    try {
      await mutateAsync(formValues);
      await refreshCustomer();
      onClose();
      showToast({ kind: 'ok', title: t('myCustomers.sent'), text: t('myCustomers.sentText') });
    } catch (error) {
      if (showRefused(error)) return;
      setFailure({ title: failureTitle(error, t('myCustomers.sendFailed')), text: failureText(error, t) });
    }
  });
  return (
    <FormProvider {...form}>
      <form className={`line-above ${styles['change-form']}`} noValidate onSubmit={(event) => void send(event)}>
        <p className="below-12 muted">{t('myCustomers.askText')}</p>
        <div className="field-grid">
          <FormField name="addressee" label={t('myCustomers.addressee')} autoComplete="organization" />
          <FormField name="postal" label={t('myCustomers.postal')} span={2} inputMode="numeric" />
          <FormField name="city" label={t('myCustomers.city')} span={4} suggestions={cities} />
          <FormField name="street" label={t('myCustomers.street')} span={4} suggestions={streets} />
          <FormField name="street_number" label={t('myCustomers.streetNumber')} span={1} />
          <FormField name="po_box" label={t('myCustomers.poBox')} span={1} isOptional />
          <FormField
            name="comment"
            label={t('myCustomers.comment')}
            isOptional
            rows={2}
            help={t('myCustomers.commentHelp')}
          />
        </div>
        {failure !== null && (
          <Notice severity="error" sx={{ mt: 2 }}>
            <b>
              <span>{failure.title}</span>.
            </b>{' '}
            <span>{failure.text}</span>
          </Notice>
        )}
        <div className="field-actions cluster">
          <SubmitButton aria-busy={isPending || undefined}>
            <span>{t(isPending ? 'myCustomers.sending' : 'myCustomers.send')}</span>
          </SubmitButton>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
        </div>
      </form>
    </FormProvider>
  );
}
