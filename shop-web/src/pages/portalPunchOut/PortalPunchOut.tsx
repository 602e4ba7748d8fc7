import { getPunchOutGuide } from '@talloor/contracts/endpoints/punchOut.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CardSkeletons } from '../../components/CardSkeletons.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { Notice } from '../../components/Notice.tsx';
import '../../components/pageLayout.css';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { PortalNav } from '../portal/PortalNav.tsx';
import '../portal/PortalPage.module.css';
import { CheckCall } from './CheckCall.tsx';
import { Guide } from './Guide.tsx';

const waiting = [160, 320];

/** For the customer's IT. */
export function PortalPunchOut() {
  const { t } = useTranslation();
  const { customer } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['punch-out-guide', customer?.customer_number ?? null],
    queryFn: ({ signal }) => call(getPunchOutGuide, {}, { signal }),
  });
  const title = t('punchOutGuide.title');
  const heading = (
    <>
      <div className="below-16">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="muted">{t('punchOutGuide.text')}</p>
      </div>
      <PortalNav />
    </>
  );
  return (
    <Page title={title} heading={heading} isWaiting={data === undefined && error === null}>
      {data !== undefined ? (
        <div className="stack gap-16">
          {!data.is_on && (
            <Notice severity="info" role="note">
              <b>{t('punchOutGuide.off')}</b> <span>{t('punchOutGuide.offText')}</span>
            </Notice>
          )}
          <Guide guide={data} />
          <CheckCall />
        </div>
      ) : error === null ? (
        <CardSkeletons className="stack gap-16" heights={waiting} />
      ) : (
        <div className="card">
          <LoadFailed
            title={t('punchOutGuide.failed')}
            text={t('punchOutGuide.failedText')}
            onRetry={() => void refetch()}
          />
        </div>
      )}
    </Page>
  );
}
