import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fromBook, type CheckoutValues } from './checkoutValues.ts';
import { useAddressBook } from './useAddressBook.ts';

/** The address book: an entry fills and locks the fields and brings its message, the empty option clears and unlocks them. */
export function AddressBook({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  const { control, setValue, getValues, clearErrors } = useFormContext<CheckoutValues>();
  const chosen = useWatch({ control, name: 'book' });
  const { data: entries, isError, refetch } = useAddressBook(true);
  if (isError)
    return (
      <Alert
        severity="error"
        className="checkout-book"
        action={
          <Button size="small" onClick={() => void refetch()}>
            {t('checkout.bookRetry')}
          </Button>
        }
      >
        {t('checkout.bookFailed')}
      </Alert>
    );
  if (entries === undefined || entries.length === 0) return null;

  const messageOf = (index: string) => entries[Number(index)]?.message ?? '';
  const choose = (index: string) => {
    const before = getValues('book');
    const entry = index === '' ? undefined : entries[Number(index)];
    // What came with an entry goes with it; what somebody wrote stays.
    const isCopied = before !== '' && getValues('message') === messageOf(before);
    onClear();
    if (entry !== undefined) {
      for (const [field, value] of Object.entries(fromBook(entry)))
        setValue(field as keyof CheckoutValues, value, { shouldDirty: true });
      setValue('book', index, { shouldDirty: true });
      clearErrors();
    }
    if (entry !== undefined && entry.message !== '') setValue('message', entry.message, { shouldDirty: true });
    else if (isCopied) setValue('message', '', { shouldDirty: true });
  };
  return (
    <TextField
      id="checkout-book"
      className="checkout-book"
      select
      fullWidth
      label={t('checkout.book')}
      value={chosen}
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
