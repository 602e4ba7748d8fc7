import OutlinedInput from '@mui/material/OutlinedInput';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Dialog } from '../components/Dialog.tsx';
import { DialogHead } from '../components/DialogHead.tsx';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { CustomerOption } from './CustomerOption.tsx';
import './CustomerSwitcher.css';
import { matchCustomers } from './matchCustomers.ts';
import { useChooseCustomer } from './useChooseCustomer.ts';
import { useMyCustomers } from './useMyCustomers.ts';

type CustomerSwitcherProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** Design 5.21. */
export function CustomerSwitcher({ isOpen, onClose }: CustomerSwitcherProps) {
  const { t } = useTranslation();
  const path = usePath();
  const { user, customer } = useSession();
  const { data } = useMyCustomers();
  const { busy, choose } = useChooseCustomer();
  const [query, setQuery] = useState('');
  const matches = matchCustomers(user.customers, query);
  const summaries = new Map(data?.customers.map((summary) => [summary.customer_number, summary]));

  const pick = async (customerNumber: string, name: string) => {
    if (await choose(customerNumber, name)) onClose();
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
      <div className="relative switcher-search">
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
        {matches.map((match) => (
          <li key={match.customer_number}>
            <CustomerOption
              customer={match}
              summary={summaries.get(match.customer_number)}
              isChosen={match.customer_number === customer?.customer_number}
              isBusy={busy === match.customer_number}
              onPick={() => void pick(match.customer_number, match.name)}
            />
          </li>
        ))}
      </ul>
      {matches.length === 0 && <p className="line-above switcher-none">{t('customers.none', { query })}</p>}
      <footer className="line-above switcher-foot wraps apart small muted">
        <span>{t('customers.kept')}</span>
        <Link to={path('customers')} className="link" onClick={onClose}>
          {t('myCustomers.manage')}
        </Link>
      </footer>
    </Dialog>
  );
}
