import Alert from '@mui/material/Alert';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import type { ApprovalTerms } from '../../approvals/useApprovalTerms.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import styles from './CheckoutPage.module.css';

export function ApprovalNotice({ terms }: { terms: ApprovalTerms }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!terms.is_needed || terms.limit === null) return null;
  const isPossible = terms.approvers.length > 0;
  return (
    <Alert severity={isPossible ? 'info' : 'warning'} role="note" className={`${styles['checkout-approval']}`}>
      <b>{t('approvals.above', { limit: formatAmount(language, terms.limit) })}</b>
      <p>
        {isPossible
          ? t('approvals.goesTo', {
              names: new Intl.ListFormat(language, { type: 'disjunction' }).format(terms.approvers),
            })
          : t('approvals.nobody')}
      </p>
    </Alert>
  );
}
