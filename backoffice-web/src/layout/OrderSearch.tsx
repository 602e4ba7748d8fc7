import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { useEffect, useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { listOfficeOrders } from '@talloor/contracts/calls/office.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { changeFilter, listAddress } from '../orders/orderFilter.ts';

/** Number, customer or reference, from every page (`Ctrl K`); the only order that fits opens at once. */
export const OrderSearch = () => {
  const { t } = useOfficeText();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const search = async (event: FormEvent) => {
    event.preventDefault();
    const filter = changeFilter({}, { q: field.current?.value ?? '' });
    const only = filter.q === undefined ? null : await findOnly(filter.q);
    if (only !== null && field.current) {
      field.current.value = '';
      field.current.blur();
    }
    await navigate(only === null ? listAddress(filter) : `/orders/${only}/show`);
  };
  return (
    <search className="office-search">
      <form onSubmit={(event) => void search(event)}>
        <MagnifyingGlassIcon size="1.125rem" aria-hidden />
        <input
          ref={field}
          type="search"
          maxLength={60}
          aria-label={t('orders.search')}
          placeholder={t('orders.search')}
        />
        <kbd aria-hidden>Ctrl K</kbd>
      </form>
    </search>
  );
};

/** Number of the one order that fits; null where none or several do, or where the list has to say what went wrong. */
async function findOnly(q: string): Promise<string | null> {
  const query = { filter: JSON.stringify({ q }), range: '[0,1]' };
  const found = await officeClient.call(listOfficeOrders, { query }).catch(() => []);
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}
