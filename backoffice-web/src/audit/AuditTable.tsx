import { Link } from 'react-router-dom';
import type { AuditRow } from '@talloor/contracts/endpoints/officeAudit.ts';
import '../content/ContentTable.css';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { formatInstant } from '../layout/instant.ts';
import { addressOfChange, addressOfEvent } from './auditFilter.ts';

type AuditTableProps = { readonly rows: readonly AuditRow[]; readonly caption: string };

export const AuditTable = ({ rows, caption }: AuditTableProps) => {
  const { t } = useOfficeText();
  return (
    <div className="office-card content-table is-plain">
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('audit.what')}</th>
            <th scope="col">{t('audit.who')}</th>
            <th scope="col">{t('audit.ofCustomer')}</th>
            <th scope="col">{t('audit.when')}</th>
            <th scope="col">{t('audit.event')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

function Row({ row }: { readonly row: AuditRow }) {
  const { t, language } = useOfficeText();
  const { title, changes, by, on_behalf_of: behalf, customer, event, change, at } = row;
  const address = addressOfEvent(row);
  const nameOf = (person: NonNullable<AuditRow['by']>) => person.name ?? t('audit.person', { id: person.id });
  return (
    <tr>
      <th scope="row" className="breaks">
        <span>{title}</span>
        {changes.map(({ what, before, after }) => (
          <div className="small weight-400" key={what}>
            <span>{what}</span>: {before !== null && <s>{before}</s>} <span>{after ?? '–'}</span>
          </div>
        ))}
      </th>
      <td data-label={t('audit.who')}>
        <span>{by === null ? t('audit.nobody') : nameOf(by)}</span>
        {behalf !== null && <div className="small">{t('audit.onBehalf', { name: nameOf(behalf) })}</div>}
      </td>
      <td data-label={t('audit.ofCustomer')}>
        {customer === null ? (
          '–'
        ) : (
          <Link to={`/customers/${customer.id}/show`}>{[customer.name, customer.id].filter(Boolean).join(', ')}</Link>
        )}
      </td>
      <td data-label={t('audit.when')}>{formatInstant(language, at)}</td>
      <td data-label={t('audit.event')} className="breaks">
        {event !== null && address !== null && <Link to={address}>{event}</Link>}
        {change !== null && <Link to={addressOfChange(change)}>{t('audit.change', { id: change.id })}</Link>}
        {event === null && change === null && <span>–</span>}
      </td>
    </tr>
  );
}
