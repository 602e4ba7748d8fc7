import Popover from '@mui/material/Popover';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApprovals } from '../approvals/useApprovals.ts';
import { useCustomerSwitcher } from '../customers/CustomerSwitcherProvider.tsx';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';
import './AccountMenu.css';
import { BasketReminderSwitch } from './BasketReminderSwitch.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { leaveGuard } from './leaveGuard.ts';
import { openShortcuts } from './shortcutsDialog.ts';

type AccountSheetProps = { readonly name: string; readonly anchor: HTMLElement | null; readonly onClose: () => void };

export function AccountSheet({ name, anchor, onClose: close }: AccountSheetProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const path = usePath();
  const { user, customer, logOut } = useSession();
  const openSwitcher = useCustomerSwitcher();
  const entry = (text: string, run: () => void) => (
    <li>
      <button
        type="button"
        onClick={() => {
          close();
          run();
        }}
      >
        {text}
      </button>
    </li>
  );
  const approvals = useApprovals().data;
  const count = approvals?.to_approve ?? 0;
  const hasApprovals = user.rights.includes('approve') || (approvals?.approvals.length ?? 0) > 0;
  const approvalsName = count > 0 ? t('approvals.menuCount', { count }) : t('approvals.menu');
  const isOffice = user.roles.some((role) => role !== 'customer');
  const leave = async () => {
    try {
      await logOut();
      await navigate(path('login'));
      showToast({ kind: 'info', title: t('shell.loggedOut') });
    } catch (error) {
      showToast({ kind: 'error', error, title: t('failures.generic'), text: failureText(error, t) });
    }
  };
  return (
    <Popover
      anchorEl={anchor}
      open={anchor !== null}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { className: 'account-sheet', role: 'dialog', 'aria-label': name } }}
    >
      <p className="account-who">
        <b className="as-block text-15">
          <span>{user.first_name}</span> <span>{user.last_name}</span>
        </b>
        {customer !== null && (
          <span className="muted small narrow">
            <span>{customer.name}</span> · <span>{customer.customer_number}</span>
          </span>
        )}
      </p>
      <div className="account-language">
        <LanguageSwitch onSwitch={close} />
      </div>
      <BasketReminderSwitch />
      <ul>
        {entry(t('profile.menu'), () => void navigate(path('profile')))}
        {user.customers.length > 0 && entry(t('myCustomers.menu'), () => void navigate(path('customers')))}
        {customer !== null && entry(t('statistics.menu'), () => void navigate(path('statistics')))}
        {customer !== null && entry(t('cases.menu'), () => void navigate(path('questions')))}
        {user.rights.includes('portal') && entry(t('portal.menu'), () => void navigate(path('portal')))}
        {customer !== null && entry(t('documents.menu'), () => void navigate(path('documents')))}
        {hasApprovals && entry(approvalsName, () => void navigate(path('approvals')))}
        {user.customers.length > 1 && entry(t('shell.switchCustomer'), openSwitcher)}
        {isOffice && (
          <li>
            <a href="/backoffice">{t('shell.office')}</a>
          </li>
        )}
        {entry(t('shell.shortcuts'), openShortcuts)}
        {entry(t('shell.logOut'), () => leaveGuard.pass(() => void leave()))}
      </ul>
    </Popover>
  );
}
