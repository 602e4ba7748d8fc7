import { PlugsIcon } from '@phosphor-icons/react/dist/csr/Plugs';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shell/Page.tsx';
import { SystemCard } from './SystemCard.tsx';

/** Unknown reasons are ignored. */
const words = {
  'punch_out.session_required': 'system.erpEnded',
  incomplete: 'system.erpIncomplete',
  hook: 'system.erpHook',
  customer: 'system.erpCustomer',
  'login.invalid': 'system.erpInvalid',
  'login.blocked': 'system.erpBlocked',
  'login.busy': 'system.erpBusy',
  'login.no_customer': 'system.erpNoCustomer',
  'account.suspended': 'system.erpSuspended',
  'account.cancelled': 'system.erpCancelled',
} as const;
const hasWords = (reason: string): reason is keyof typeof words => reason in words;

/** ERP users log in there (after-ordering.md §6). */
export function Reconnect({ reason = null }: { readonly reason?: string | null }) {
  const { t } = useTranslation();
  const title = t('system.reconnect');
  const reasonText = reason !== null && hasWords(reason) ? `${t(words[reason])} ` : '';
  return (
    <Page
      title={title}
      heading={
        <SystemCard
          board="meat"
          icon={PlugsIcon}
          code={t('system.forbiddenCode')}
          heading={<h1 tabIndex={-1}>{title}</h1>}
          text={`${reasonText}${t('system.reconnectText')}`}
        />
      }
    />
  );
}
