import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CompanyLogo } from '@talloor/look/CompanyLogo.tsx';
import { company } from '@talloor/look/company.ts';
import logo from '../assets/logo.svg';
import { usePath } from '../i18n/LanguageProvider.tsx';
import './Footer.css';
import { isPunchOut } from '../paths.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { companyHours } from '../service/companyHours.ts';
import { OpenNow } from '../service/OpenNow.tsx';
import { ServicePhone } from '../service/ServicePhone.tsx';
import { isConsentReopened } from '../analytics/consent.ts';
import { useIsMeasurable } from '../analytics/useAnalytics.ts';
import { openShortcuts } from './shortcutsDialog.ts';

export function Footer() {
  const { t } = useTranslation();
  const path = usePath();
  const { isLoggedIn } = useSession();
  const isMeasurable = useIsMeasurable();
  return (
    <footer className="line-above white-ground footer">
      <div className="wrap">
        <CompanyLogo className="as-block" src={logo} alt={company.name} width={89} height={20} />
        <p>
          <b>{t('shell.service')}</b> <span>{t('shell.serviceHours')}</span> · <OpenNow hours={companyHours()} />
          <ServicePhone />
        </p>
        <nav className="wraps push" aria-label={t('shell.footer')}>
          {!isLoggedIn && (
            <Link className="link" to={path('registration')}>
              {t('login.register')}
            </Link>
          )}
          {!isPunchOut() && (
            <>
              <Link className="link" to={path('faq')}>
                {t('faq.title')}
              </Link>
              <Link className="link" to={path('contact')}>
                {t('contact.nav')}
              </Link>
              <Link className="link" to={path('terms')}>
                {t('shell.terms')}
              </Link>
            </>
          )}
          {isMeasurable && (
            <button type="button" className="link" onClick={() => isConsentReopened.set(true)}>
              {t('consent.title')}
            </button>
          )}
          <button type="button" className="link" aria-haspopup="dialog" onClick={openShortcuts}>
            {t('shell.shortcuts')}
          </button>
        </nav>
      </div>
    </footer>
  );
}
