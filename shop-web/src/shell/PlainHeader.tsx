import { HeadsetIcon } from '@phosphor-icons/react/dist/csr/Headset';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CompanyLogo } from '@talloor/look/CompanyLogo.tsx';
import logo from '../assets/logo-on-dark.svg';
import { usePath } from '../i18n/LanguageProvider.tsx';
import './Header.css';
import { companyHours } from '../service/companyHours.ts';
import { OpenNow } from '../service/OpenNow.tsx';
import { ServicePhone } from '../service/ServicePhone.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

export function PlainHeader() {
  const { t } = useTranslation();
  const path = usePath();
  return (
    <header className="header plain-header">
      <div className="header-main cluster">
        <Link className="header-logo" to={path('start')} aria-label={t('shell.home')}>
          <CompanyLogo src={logo} alt="" width={134} height={30} />
        </Link>
        <span className="grow" />
        <LanguageSwitch isOnDark />
        <details className="relative white header-help">
          <summary className="row gap-8 tall pointer">
            <HeadsetIcon size={20} />
            <span>{t('registration.help')}</span>
          </summary>
          <p className="white-ground ink-900 round-12 pad-12-16">
            <b>{t('shell.service')}</b> <span>{t('shell.serviceHours')}</span> · <OpenNow hours={companyHours()} />
            <ServicePhone />
          </p>
        </details>
      </div>
    </header>
  );
}
