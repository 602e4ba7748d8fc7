import { Link } from 'react-router-dom';
import type { z } from 'zod';
import type { getOfficePunchOut } from '@talloor/contracts/endpoints/officePunchOuts.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { formatInstant } from '../layout/instant.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { RecordPage } from '../layout/RecordPage.tsx';
import { PeopleCard } from '../people/PeopleCard.tsx';
import { PlainTable } from '../people/PlainTable.tsx';
import { OutcomeTag } from './OutcomeTag.tsx';
import { refusalText } from './refusalText.ts';

type PunchOut = z.output<(typeof getOfficePunchOut)['response']>;
const isWhole = (record: Partial<PunchOut>): record is PunchOut => record.messages !== undefined;

export const PunchOutPage = () => {
  const { t } = useOfficeText();
  return (
    <RecordPage<PunchOut>
      resource="punchOuts"
      isWhole={isWhole}
      notFound={t('punchOuts.notFound')}
      list={{ to: '/punchOuts', label: t('punchOuts.toList') }}
    >
      {(punchOut) => <Session punchOut={punchOut} />}
    </RecordPage>
  );
};

const Session = ({ punchOut }: { readonly punchOut: PunchOut }) => {
  const { t, language } = useOfficeText();
  const started = formatInstant(language, punchOut.started_at);
  const { customer_number: customer, user_id: user, reason } = punchOut;
  return (
    <>
      <nav className="content-breadcrumb" aria-label={t('console.breadcrumb')}>
        <Link to="/punchOuts">{t('punchOuts.title')}</Link> / <span>{started}</span>
      </nav>
      <div className="office-head">
        <div>
          <OfficeHeading title={t('punchOuts.one', { time: started })}>
            <OutcomeTag outcome={punchOut.outcome} />
          </OfficeHeading>
          <p>
            {customer === null ? (
              <span>{t('punchOuts.nobody')}</span>
            ) : (
              <Link to={`/customers/${customer}/show`}>{punchOut.customer_name ?? customer}</Link>
            )}
            {user !== null && (
              <>
                <span>, </span>
                <Link to={`/users/${user}/show`}>{t('punchOuts.user', { id: user })}</Link>
              </>
            )}
          </p>
          <small>
            {[
              t(`punchOuts.functions.${punchOut.function}`),
              punchOut.hook_host ?? t('punchOuts.noHost'),
              reason !== null && refusalText(t, reason),
              t('punchOuts.kept'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </div>
      </div>
      <div className="stack gap-16">
        {punchOut.messages.map((message, index) => (
          <PeopleCard
            key={`${message.at} ${index}`}
            id={`punch-out-${index}`}
            title={t(`punchOuts.kinds.${message.kind}`)}
            aside={
              <small>
                {`${t(`punchOuts.directions.${message.direction}`)}, ${formatInstant(language, message.at)}`}
              </small>
            }
          >
            <PlainTable
              caption={t(`punchOuts.kinds.${message.kind}`)}
              columns={[{ title: t('punchOuts.field') }, { title: t('punchOuts.value') }]}
            >
              {message.fields.map(({ name, value }, place) => (
                <tr key={`${place} ${name}`}>
                  <th scope="row">
                    <code className="breaks" translate="no">
                      {name}
                    </code>
                  </th>
                  <td className="breaks" data-label={t('punchOuts.value')} translate="no">
                    {value}
                  </td>
                </tr>
              ))}
            </PlainTable>
            {message.more_fields > 0 && (
              <p className="people-empty">{t('punchOuts.more', { count: message.more_fields })}</p>
            )}
          </PeopleCard>
        ))}
      </div>
    </>
  );
};
