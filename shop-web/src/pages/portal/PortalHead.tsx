import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/SessionProvider.tsx';
import { PortalNav } from './PortalNav.tsx';
import './PortalPage.module.css';

export function PortalHead({ title, text }: { title: string; text?: string }) {
  const { t } = useTranslation();
  const { customer } = useSession();
  return (
    <>
      <div className="below-16">
        <h1 tabIndex={-1}>{title}</h1>
        {customer !== null && (
          <p className="muted">
            <span>{t('managing.of', { customer: customer.name })}</span> <span>{text}</span>
          </p>
        )}
      </div>
      <PortalNav />
    </>
  );
}
