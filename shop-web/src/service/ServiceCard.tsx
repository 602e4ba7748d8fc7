import { useTranslation } from 'react-i18next';
import { partnerPickupHours } from '@talloor/rules/service/openingHours.ts';
import { companyHours } from './companyHours.ts';
import { OpenNow } from './OpenNow.tsx';
import { ServicePhone } from './ServicePhone.tsx';

/** Spec after-ordering §9. */
export function ServiceCard() {
  const { t } = useTranslation();
  const places = [
    { name: t('shell.service'), times: t('shell.serviceHours'), hours: companyHours(), phone: <ServicePhone /> },
    { name: t('hours.pickup'), times: t('hours.pickupHours'), hours: partnerPickupHours, phone: null },
  ];
  return (
    <section className="card padded stack gap-12" aria-labelledby="service-hours">
      <h2 id="service-hours">{t('hours.title')}</h2>
      {places.map(({ name, times, hours, phone }) => (
        <p key={name} className="no-margin">
          <b>{name}</b>
          <br />
          <span>{times}</span>
          <br />
          <OpenNow hours={hours} />
          {phone}
        </p>
      ))}
      <p className="no-margin muted small">{t('hours.holidays')}</p>
    </section>
  );
}
