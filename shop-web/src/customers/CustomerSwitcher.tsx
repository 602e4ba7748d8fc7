import Dialog from '@mui/material/Dialog';
import OutlinedInput from '@mui/material/OutlinedInput';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogHead } from '../components/DialogHead.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { leaveGuard } from '../shell/leaveGuard.ts';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';
import { CustomerOption } from './CustomerOption.tsx';
import './CustomerSwitcher.css';
import { matchCustomers } from './matchCustomers.ts';

type CustomerSwitcherProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The dialog in which a user picks whom to order for; prices and basket follow (design, 5.21). */
export function CustomerSwitcher({ isOpen, onClose }: CustomerSwitcherProps) {
  const { t } = useTranslation();
  const { user, customer, choose } = useSession();
  const [query, setQuery] = useState('');
  const [busy, setBusy] = useState<string | null>(null);
  const found = matchCustomers(user.customers, query);

  const pick = (customerNumber: string, name: string) => {
    if (busy !== null) return;
    if (customerNumber === customer?.customer_number) return onClose();
    leaveGuard.pass(() => void become(customerNumber, name));
  };
  const become = async (customerNumber: string, name: string) => {
    setBusy(customerNumber);
    try {
      await choose(customerNumber);
      showToast({ kind: 'ok', title: t('customers.chosen', { name }), text: t('customers.chosenText') });
      onClose();
    } catch (error) {
      showToast({ kind: 'error', title: t('customers.failed'), text: failureText(error, t) });
    } finally {
      setBusy(null);
    }
  };

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      aria-labelledby="switcher-title"
      slotProps={{ paper: { sx: { maxWidth: 640 } } }}
    >
      <DialogHead id="switcher-title" title={t('customers.title')} onClose={onClose} />
      <div className="switcher-search">
        <MagnifyingGlassIcon size={18} />
        <OutlinedInput
          fullWidth
          type="search"
          placeholder={t('customers.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          slotProps={{ input: { 'aria-label': t('customers.search') } }}
        />
      </div>
      <ul className="switcher-list" aria-label={t('customers.list')}>
        {found.map((one) => (
          <li key={one.customer_number}>
            <CustomerOption
              customer={one}
              isChosen={one.customer_number === customer?.customer_number}
              isBusy={busy === one.customer_number}
              onPick={() => pick(one.customer_number, one.name)}
            />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="switcher-none">{t('customers.none', { query })}</p>}
      <footer className="switcher-foot muted">{t('customers.kept')}</footer>
    </Dialog>
  );
}
