import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { CoinsIcon } from '@phosphor-icons/react/dist/csr/Coins';
import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText.tsx';
import { Ticket, TicketCut } from '../../ticket/Ticket.tsx';
import type { RegistrationForm } from './useRegistrationForm.ts';
import styles from './RegistrationPage.module.css';

const bold = { b: <b /> };

export function GoodToKnow({ form }: { readonly form: RegistrationForm }) {
  const { t } = useTranslation();
  const { postal, city } = form.values;
  const isKnown = /^\d{4}$/.test(postal) && city !== '' && form.errors.get('postal')?.code !== 'undelivered';
  return (
    <aside aria-label={t('registration.good')}>
      <Ticket>
        <h2>{t('registration.good')}</h2>
        <ul className={`above-12 ${styles['registration-good']} stack gap-12`}>
          <li className="flex gap-12">
            <TruckIcon size={20} />
            <span>
              {isKnown ? (
                <RichText i18nKey="registration.deliverTo" values={{ postal, city }} components={bold} />
              ) : (
                <RichText i18nKey="registration.deliver" components={bold} />
              )}
            </span>
          </li>
          <li className="flex gap-12">
            <ClockIcon size={20} />
            <span>
              <RichText i18nKey="registration.orderBefore" components={bold} />
            </span>
          </li>
          <li className="flex gap-12">
            <CoinsIcon size={20} />
            <span>
              <RichText i18nKey="registration.minimum" components={bold} />
            </span>
          </li>
        </ul>
        <TicketCut />
        <p className="ticket-note">
          {t(form.kind === 'activation' ? 'registration.activationText' : 'registration.noNumber')}
        </p>
      </Ticket>
    </aside>
  );
}
