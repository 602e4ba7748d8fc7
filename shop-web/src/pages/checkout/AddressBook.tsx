import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { fromBook, withCopied, type CheckoutValues } from './checkoutValues.ts';
import { useAddressBook } from './useAddressBook.ts';

export function AddressBook({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  const { control, setValue, getValues, clearErrors } = useFormContext<CheckoutValues>();
  const chosenEntry = useWatch({ control, name: 'book' });
  const { data: entries, isError, refetch } = useAddressBook(true);
  if (isError)
    return (
      <Notice
        severity="error"
        className="checkout-book"
        action={
          <Button size="small" onClick={() => void refetch()}>
            {t('checkout.bookRetry')}
          </Button>
        }
      >
        {t('checkout.bookFailed')}
      </Notice>
    );
  if (entries === undefined || entries.length === 0) return null;

  const choose = (index: string) => {
    const entry = index === '' ? undefined : entries[Number(index)];
    onClear();
    if (entry === undefined) return;
    const filled = { ...fromBook(entry), ...withCopied(entry.message, getValues()), book: index };
    for (const [field, value] of Object.entries(filled))
      setValue(field as keyof CheckoutValues, value, { shouldDirty: true });
    clearErrors();
  };
  return (
    <TextField
      id="checkout-book"
      className="checkout-book"
      select
      fullWidth
      label={t('checkout.book')}
      value={chosenEntry}
      onChange={(event) => choose(event.target.value)}
      slotProps={{ select: { native: true } }}
    >
      <option value="">{t('checkout.bookNone')}</option>
      {entries.map((entry, index) => (
        <option key={`${entry.label} ${entry.postal} ${entry.street}`} value={index} disabled={!entry.is_delivered}>
          {entry.is_delivered ? entry.label : t('checkout.bookUndelivered', { label: entry.label })}
        </option>
      ))}
    </TextField>
  );
}
