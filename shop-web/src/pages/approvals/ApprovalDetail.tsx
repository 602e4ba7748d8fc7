import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../components/Loaded.tsx';
import { OtherCustomer } from '../../customers/OtherCustomer.tsx';
import { useLinkedCustomer } from '../../customers/useLinkedCustomer.ts';
import { usePath } from '../../i18n/LanguageProvider.tsx';
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
  const elsewhere = useLinkedCustomer();
  const model = useApproval(id, elsewhere === undefined);
  const { data, error } = model;
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
        <OtherCustomer customer={elsewhere} title={t('approvals.elsewhere', { customer: elsewhere.name })} />
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
