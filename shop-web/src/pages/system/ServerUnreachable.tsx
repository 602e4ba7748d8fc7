import Button from '@mui/material/Button';
import { BroomIcon } from '@phosphor-icons/react/dist/csr/Broom';
import { maintenance } from '@talloor/messages/shop/maintenance.ts';
import { useEffect } from 'react';
import { CompanyLogo } from '@talloor/look/CompanyLogo.tsx';
import { company } from '@talloor/look/company.ts';
import logo from '../../assets/logo-on-dark.svg';
import '../../shell/Header.css';
import { textsOf } from '../../i18n/textsOf.ts';
import { SystemCard } from './SystemCard.tsx';
import styles from './SystemPage.module.css';

const languages = ['nl', 'fr'] as const;

/** Language unknown, so both are shown. */
export function ServerUnreachable({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    document.title = company.name;
  }, []);
  return (
    <>
      <header className="header plain-header">
        <div className="header-main cluster">
          <span className="header-logo">
            <CompanyLogo src={logo} alt={company.name} width={134} height={30} />
          </span>
        </div>
      </header>
      <main id="main">
        <div className={`wrap ${styles['system-pages']} stack gap-24`}>
          <h1 className="sr-only">
            <span>{maintenance.nl.code}</span> / <span>{maintenance.fr.code}</span>
          </h1>
          {languages.map((language) => {
            const texts = textsOf(company, maintenance[language]);
            return (
              <div key={language} lang={language}>
                <SystemCard
                  board="nonfood"
                  icon={BroomIcon}
                  code={texts.code}
                  heading={<h2>{texts.title}</h2>}
                  text={texts.text}
                >
                  <Button variant="contained" onClick={onRetry}>
                    <span>{texts.retry}</span>
                  </Button>
                </SystemCard>
              </div>
            );
          })}
        </div>
      </main>
    </>
  );
}
