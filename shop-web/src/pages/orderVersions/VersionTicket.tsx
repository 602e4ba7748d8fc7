import Button from '@mui/material/Button';
import type { OrderVersionsView, VersionComparison } from '@talloor/contracts/endpoints/orderVersions.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { Ticket, TicketCut } from '../../ticket/Ticket.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { sumsOfTotals } from '../changeOrder/sumsOfTotals.ts';
import { WasAndBecomes } from '../changeOrder/WasAndBecomes.tsx';
import { useGoBack } from './useVersions.ts';
import styles from './OrderVersions.module.css';

type VersionTicketProps = { readonly view: OrderVersionsView; readonly comparison: VersionComparison };
type RefusedVersion = { readonly version: number; readonly error: unknown };

export function VersionTicket({ view, comparison }: VersionTicketProps) {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const { user } = useSession();
  const goBack = useGoBack(view.order_number);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<RefusedVersion | null>(null);
  const { from, to } = comparison;
  const current = view.versions[0]?.version ?? 1;
  const earlierVersions = [from.version, to.version].filter((version) => version !== current).toSorted((a, b) => b - a);
  const run = async (version: number) => {
    setIsBusy(true);
    setRefusal(null);
    try {
      const submission = await goBack(version, current);
      void navigate(`${path('changeOrderDone')}?order=${view.order_number}`, { state: { sent: submission } });
    } catch (error) {
      setRefusal({ version, error });
      setIsBusy(false);
    }
  };
  return (
    <Ticket>
      <h2>{t('versions.sums')}</h2>
      {from.totals === null || to.totals === null ? (
        <p className="ticket-note">{t('basket.pricesHidden')}</p>
      ) : (
        <WasAndBecomes
          was={{
            label: t('versions.number', { version: from.version }),
            sums: sumsOfTotals(from.totals),
            isApproximate: from.is_approximate,
          }}
          becomes={{
            label: t('versions.number', { version: to.version }),
            sums: sumsOfTotals(to.totals),
            isApproximate: to.is_approximate,
          }}
        />
      )}
      <TicketCut />
      {refusal !== null && <Refusal refusal={refusal} comparison={comparison} order={view.order_number} />}
      {!view.is_changeable ? (
        <p className="ticket-note">{t('versions.closed')}</p>
      ) : user.rights.includes('order') ? (
        <div className="stack gap-8">
          {earlierVersions.map((version, index) => (
            <Button
              key={version}
              variant={index === 0 ? 'contained' : 'outlined'}
              fullWidth
              disabled={isBusy}
              onClick={() => void run(version)}
            >
              <span>{t('versions.goBack', { version })}</span>
            </Button>
          ))}
          <p className="ticket-note">{t('versions.goBackNote')}</p>
        </div>
      ) : null}
    </Ticket>
  );
}

function Refusal({
  refusal,
  comparison,
  order,
}: {
  refusal: RefusedVersion;
  comparison: VersionComparison;
  order: string;
}) {
  const { t } = useTranslation();
  const path = usePath();
  const { version, error } = refusal;
  const number = error instanceof ProblemError ? error.document?.parameters?.['article_number'] : undefined;
  const article = comparison.lines.find((line) => line.article_number === number)?.name ?? number;
  const reason = failureText(error, t);
  return (
    <Notice severity="error" className={`${styles['version-refused']}`}>
      <b>{t('versions.refused', { version })}</b>
      <br />
      <span>{article === undefined ? reason : t('versions.refusedLine', { article, reason })}</span>
      <br />
      <Link to={`${path('changeOrder')}?order=${order}`} className="link">
        {t('versions.byHand')}
      </Link>
    </Notice>
  );
}
