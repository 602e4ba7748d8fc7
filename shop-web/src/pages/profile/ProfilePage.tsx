import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { BasketReminderSwitch } from '../../shell/BasketReminderSwitch.tsx';
import { Page } from '../../shell/Page.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { PersonalDataCard } from './PersonalDataCard.tsx';
import styles from './ProfilePage.module.css';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { TermsHistoryCard } from './TermsHistoryCard.tsx';
import { UsernameCard } from './UsernameCard.tsx';
import { useProfile } from './useProfile.ts';

export function Component() {
  const { t } = useTranslation();
  const heading = (
    <div className="below-20">
      <h1 tabIndex={-1}>{t('profile.title')}</h1>
      <p className="muted">{t('profile.lead')}</p>
    </div>
  );
  return (
    <Page title={t('profile.title')} heading={heading}>
      <Profile />
    </Page>
  );
}

function Profile() {
  const { t } = useTranslation();
  const { data: profile, isError, refetch } = useProfile();
  if (profile === undefined)
    return isError ? (
      <div className="card">
        <LoadFailed title={t('profile.failed')} text={t('profile.failedText')} onRetry={() => void refetch()} />
      </div>
    ) : (
      <ProfileSkeleton />
    );
  return (
    <div className={`at-top ${styles['profile-columns']} stack gap-20`}>
      <div className={`one-column shrinks ${styles['profile-column']} stack gap-20`}>
        <DetailsCard profile={profile} />
        <section className="card padded" aria-labelledby="profile-mails">
          <h2 id="profile-mails">{t('profile.mails')}</h2>
          <BasketReminderSwitch />
        </section>
        <PersonalDataCard profile={profile} />
        <TermsHistoryCard />
      </div>
      <div className={`one-column shrinks ${styles['profile-column']} stack gap-20`}>
        <UsernameCard username={profile.username} />
        <PasswordCard username={profile.username} />
        <PasskeysCard passkeys={profile.passkeys} />
        <SessionsCard />
      </div>
    </div>
  );
}
