import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { CardSkeletons } from '../../components/CardSkeletons.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import '../../components/pageLayout.css';
import { pageOfPath } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { useLoadingToast } from '../../toasts/useLoadingToast.ts';
import { PortalPunchOut } from '../portalPunchOut/PortalPunchOut.tsx';
import { Forbidden } from '../system/Forbidden.tsx';
import { InviteButton } from './InviteButton.tsx';
import { RolesTable } from './RolesTable.tsx';
import { InvitationsPart } from './InvitationsPart.tsx';
import './PortalPage.module.css';
import { OrderSettingsPart } from './OrderSettingsPart.tsx';
import { PortalNav } from './PortalNav.tsx';
import { PortalUserCard } from './PortalUserCard.tsx';
import { usePortalUsers } from './usePortalUsers.ts';
import invitationsPartStyles from './InvitationsPart.module.css';

const waiting = [110, 110, 110];

/** Spec after-ordering §2, §6. */
export function Component() {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (!user.rights.includes('portal')) return <Forbidden />;
  return pageOfPath(pathname)?.page === 'portalPunchOut' ? <PortalPunchOut /> : <Portal />;
}

function Portal() {
  const { t } = useTranslation();
  const { customer, user } = useSession();
  const model = usePortalUsers();
  const { data, error } = model;
  useLoadingToast(error);
  const ownLimit = data?.users.find((each) => each.is_self)?.order_limit_cents ?? null;
  const heading = (
    <>
      <div className="below-16">
        <h1 tabIndex={-1}>{t('portal.title')}</h1>
        {customer !== null && <p className="muted">{t('portal.text', { customer: customer.name })}</p>}
      </div>
      <PortalNav />
    </>
  );
  return (
    <Page title={t('portal.title')} heading={heading} isWaiting={data === undefined && error === null}>
      {data !== undefined ? (
        <>
          <section aria-labelledby="portal-users">
            <div className={`below-12 ${invitationsPartStyles['portal-users-head']} cluster apart`}>
              <h2 id="portal-users">{t('portal.count', { count: data.users.length })}</h2>
              <InviteButton ownLimit={ownLimit} />
            </div>
            <RolesTable />
            <ul className="portal-users">
              {data.users.map((each) => (
                <PortalUserCard key={each.user_id} user={each} model={model} ownLimit={ownLimit} />
              ))}
            </ul>
          </section>
          <InvitationsPart />
          {user.features.pending_orders && <OrderSettingsPart />}
        </>
      ) : error === null ? (
        <CardSkeletons className="portal-users" heights={waiting} />
      ) : (
        <div className="card">
          <LoadFailed
            title={t('portal.failed.load')}
            text={t('portal.failed.loadText')}
            onRetry={() => void model.refetch()}
          />
        </div>
      )}
    </Page>
  );
}
