import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OfficeCustomer } from '@talloor/contracts/endpoints/officeCustomers.ts';
import { getOfficePunchOutSettings } from '@talloor/contracts/endpoints/officePunchOuts.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { PeopleCard } from '../people/PeopleCard.tsx';
import { PunchOutDialog } from './PunchOutDialog.tsx';

type PunchOutCardProps = { readonly customer: OfficeCustomer; readonly mayEdit: boolean };

export function PunchOutCard({ customer, mayEdit }: PunchOutCardProps) {
  const { t } = useOfficeText();
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery({
    queryKey: ['punch-out-settings', customer.id],
    queryFn: ({ signal }) => officeClient.call(getOfficePunchOutSettings, { params: { id: customer.id } }, { signal }),
  });
  if (data === undefined) return null;
  const isOn = data.hosts.length > 0;
  const facts = [
    [t('punchOutSettings.hosts'), data.hosts.join(', ')],
    [t('punchOutSettings.way'), t(`punchOutSettings.ways.${data.way}`)],
    [t('punchOutSettings.deposit'), t(`punchOutSettings.deposits.${data.deposit}`)],
    [t('punchOutSettings.free'), t(`punchOutSettings.frees.${data.free_articles}`)],
    [t('punchOutSettings.weight'), t(`punchOutSettings.weights.${data.weight}`)],
    [t('punchOutSettings.charset'), data.charset],
    [t('punchOutSettings.vendor'), data.vendor],
    [t('punchOutSettings.units'), data.units.map(({ iso, own }) => `${iso} → ${own}`).join(', ')],
    ...data.custom_fields.map(
      ({ field, value }) => [`CUST_FIELD${field}`, t(`punchOutSettings.expressions.${value}`)] as const,
    ),
  ] as const;
  return (
    <PeopleCard
      id="punch-out-settings"
      title={t('punchOutSettings.title')}
      aside={
        mayEdit && (
          <button type="button" className="office-button" onClick={() => setAsking(true)}>
            {t('punchOutSettings.change')}
          </button>
        )
      }
    >
      {isOn ? (
        <dl className="people-facts">
          {facts
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="breaks">{value}</dd>
              </div>
            ))}
        </dl>
      ) : (
        <p className="people-empty">{t('punchOutSettings.off')}</p>
      )}
      <p className="people-empty">
        <Link to={`/punchOuts?filter=${encodeURIComponent(JSON.stringify({ customer: customer.id }))}`}>
          {t('punchOutSettings.toSessions')}
        </Link>
      </p>
      {isAsking && <PunchOutDialog customer={customer} settings={data} onClose={() => setAsking(false)} />}
    </PeopleCard>
  );
}
