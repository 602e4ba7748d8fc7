import { Trans, useTranslation } from 'react-i18next';
import logo from '../assets/logo.svg';
import './Footer.css';
import { openShortcuts } from './shortcutsDialog.ts';

/** The foot of every page. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="footer">
      <div className="wrap">
        <img src={logo} alt="Talloor" width="89" height="20" />
        <p>
          <Trans i18nKey="shell.serviceHours" components={{ b: <b /> }} />
        </p>
        <nav aria-label={t('shell.footer')}>
          <button type="button" className="link" aria-haspopup="dialog" onClick={openShortcuts}>
            {t('shell.shortcuts')}
          </button>
        </nav>
      </div>
    </footer>
  );
}
