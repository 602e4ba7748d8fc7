import { Link } from 'react-router-dom';
import { genders } from '@talloor/rules/account/genders.ts';
import { contactSectors } from '@talloor/rules/serviceRequest/contactSectors.ts';
import type { OfficeCase } from '@talloor/contracts/endpoints/officeCases.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { segmentOf } from '../people/segmentOf.ts';
import { OfficeReason } from './OfficeReason.tsx';

const pages = { order: 'orders', delivery_note: null, invoice: 'invoices', return: 'returns' } as const;
const kinds = ['order', 'delivery_note', 'invoice', 'return'] as const;

export const CaseFacts = ({ officeCase }: { readonly officeCase: OfficeCase }) => {
  const { t } = useOfficeText();
  const { contact, links, lines } = officeCase;
  const sector = contactSectors.find((each) => each === officeCase.sector);
  const gender = genders.find((each) => each === contact?.gender);
  const facts = (
    [
      ['gender', gender && t(`registrations.salutations.${gender}`)],
      ['person', contact?.person],
      ['company', contact?.company_name],
      ['phone', contact?.phone],
      ['email', contact?.email],
      ['postal', officeCase.postal_code],
      ['sector', sector && t(`cases.sectors.${sector}`)],
      ['segment', segmentOf(officeCase.segment ?? '', t)],
      ['claimed', officeCase.claimed_customer],
      ['visitorId', officeCase.visitor_id],
    ] as const
  ).filter(([, value]) => value);
  // The order's page shows its delivery note.
  const pageOf = (kind: (typeof kinds)[number]) =>
    kind === 'delivery_note' ? links.order && `/orders/${links.order}/show` : `/${pages[kind]}/${links[kind]}/show`;
  return (
    <section className="office-card people-card" aria-labelledby="case-facts">
      <header>
        <h2 id="case-facts">{t('cases.facts')}</h2>
      </header>
      <dl className="case-facts">
        {facts.map(([name, value]) => (
          <div key={name} className="wraps gap-8">
            <dt className="muted">{t(`cases.${name}`)}</dt>
            <dd className="no-margin breaks">{value}</dd>
          </div>
        ))}
        {kinds.map((kind) => {
          const number = links[kind];
          const page = pageOf(kind);
          if (number === null) return null;
          const words = t(`cases.link.${kind}`, { number });
          return (
            <div key={kind} className="wraps gap-8">
              <dt className="muted">{t('cases.links')}</dt>
              <dd className="no-margin">{page === null ? words : <Link to={page}>{words}</Link>}</dd>
            </div>
          );
        })}
        <OfficeReason code={officeCase.close_reason} />
      </dl>
      {lines.length > 0 && (
        <ul className="stack gap-4 case-lines" aria-label={t('cases.lines')}>
          {lines.map((line) => (
            <li key={line.line_id}>
              <span>{line.name}</span>
              {line.quantity !== null && <span className="muted">{` · ${line.quantity}`}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
