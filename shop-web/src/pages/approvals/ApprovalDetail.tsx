import Button from '@mui/material/Button';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Loaded } from '../../components/Loaded.tsx';
import { useChooseCustomer } from '../../customers/useChooseCustomer.ts';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { BackHeading } from '../../shell/BackHeading.tsx';
import { Page } from '../../shell/Page.tsx';
import { BasketSkeleton } from '../basket/BasketSkeleton.tsx';
import { ViewedBasket } from '../basketView/ViewedBasket.tsx';
import { ApprovalDecision } from './ApprovalDecision.tsx';
import { useApproval } from './useApproval.ts';
import styles from './ApprovalsPage.module.css';

export function ApprovalDetail({ id }: { id: string }) {
  const { t } = useTranslation();
  const path = usePath();
  const { user, customer } = useSession();
  const [query] = useSearchParams();
  // A mail link's customer may not be the chosen one.
  const linkedCustomer = query.get('customer');
  const elsewhere =
    linkedCustomer === null || linkedCustomer === customer?.customer_number
      ? undefined
      : user.customers.find(({ customer_number: number }) => number === linkedCustomer);
  const model = useApproval(id, elsewhere === undefined);
  const { data, error } = model;
  const { busy, choose } = useChooseCustomer();
  const isUnknown =
    error instanceof ProblemError && (error.code === 'basket.not_found' || error.code === 'approval.not_waiting');
  const title = t('approvals.one');
  return (
    <Page
      title={title}
      heading={<BackHeading title={title} to={path('approvals')} back={t('approvals.title')} />}
      className={`${styles['approvals-page']} basket-page`}
      isWaiting={elsewhere === undefined && data === undefined && error === null}
    >
      {elsewhere !== undefined ? (
        <div className="card">
          <EmptyState
            title={t('approvals.elsewhere', { customer: elsewhere.name })}
            text={t('approvals.elsewhereText')}
          >
            <Button
              variant="contained"
              disabled={busy !== null}
              onClick={() => void choose(elsewhere.customer_number, elsewhere.name)}
            >
              <span>{t('approvals.switch', { customer: elsewhere.name })}</span>
            </Button>
          </EmptyState>
        </div>
      ) : (
        <Loaded
          read={model}
          isMissing={isUnknown && data === undefined}
          missing={{
            title: t('approvals.unknown'),
            text: t('approvals.unknownText'),
            way: { to: path('approvals'), label: t('approvals.toAll') },
          }}
          failed={{ title: t('approvals.failed.load'), text: t('approvals.failed.loadText') }}
          waiting={<BasketSkeleton />}
        >
          {(approval) => (
            <ViewedBasket basket={approval.basket} state={<ApprovalDecision approval={approval} model={model} />} />
          )}
        </Loaded>
      )}
    </Page>
  );
}
