import { useQuery } from '@tanstack/react-query';
import { downloadAuditKey, listSeals } from '@talloor/contracts/endpoints/officeSeals.ts';
import { formatShortDay, formatTime } from '@talloor/rules/format/dates.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import '../subscriptions/SubscriptionList.css';

const lookEveryMs = 10_000;

export const SealsPage = () => {
  const { t, language } = useOfficeText();
  const { data, isError, refetch } = useQuery({
    queryKey: ['seals'],
    queryFn: ({ signal }) => officeClient.call(listSeals, {}, { signal }),
    refetchInterval: lookEveryMs,
  });
  const timeOf = (instant: string) => {
    const seconds = Math.floor(Date.parse(instant) / 1000);
    return `${formatShortDay(language, seconds)} ${formatTime(language, seconds)}`;
  };
  if (isError)
    return (
      <>
        <OfficeHeading title={t('seals.title')} />
        <div className="office-block" role="alert">
          <p>{t('seals.failed')}</p>
          <button type="button" className="office-button" onClick={() => void refetch()}>
            {t('orders.retry')}
          </button>
        </div>
      </>
    );
  const { unsealed, failure, copies, seals, total } = data ?? {
    unsealed: null,
    failure: null,
    copies: [],
    seals: [],
    total: 0,
  };
  return (
    <div className="one-column stack gap-16">
      <div className="office-head">
        <OfficeHeading title={t('seals.title')} />
      </div>
      <p>{t('seals.about')}</p>
      {(failure || unsealed?.is_too_old) && (
        <div className="office-block" role="alert">
          {failure && (
            <>
              <p className="bad-700">{t(`seals.failures.${failure.kind}`, { time: timeOf(failure.since) })}</p>
              <p className="breaks" lang="en">
                {failure.error}
              </p>
            </>
          )}
          {unsealed?.is_too_old && <p className="bad-700">{t('seals.tooOld')}</p>}
        </div>
      )}
      {unsealed && (
        <p>
          {unsealed.since === null
            ? t('seals.allSealed')
            : t('seals.unsealed', {
                count: formatNumber(language, unsealed.count),
                time: timeOf(unsealed.since),
                minutes: Math.floor(unsealed.seconds / 60),
              })}
        </p>
      )}
      <section aria-labelledby="seal-copies" className="stack gap-8">
        <h2 id="seal-copies">{t('seals.copies')}</h2>
        {data && copies.length === 0 && <p>{t('seals.noCopies')}</p>}
        <ul>
          {copies.map(({ archive, last_number, copied_at, error }) => (
            <li key={archive}>
              <span>
                {t('seals.copyAt', {
                  archive: t(`seals.archives.${archive}`),
                  place:
                    copied_at === null
                      ? t('seals.neverCopied')
                      : t('seals.copied', { number: last_number, time: timeOf(copied_at) }),
                })}
              </span>
              {error !== null && <p className="breaks bad-700">{t('seals.copyFailed', { error })}</p>}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="seal-offline" className="stack gap-8">
        <h2 id="seal-offline">{t('seals.offline')}</h2>
        <p>{t('seals.offlineAbout')}</p>
        <ul>
          <li>
            <a href="/audit/verifier.mjs" download="audit-verifier.mjs">
              {t('seals.program')}
            </a>
          </li>
          {total > 0 && (
            <li>
              <a href={downloadAuditKey.path} download>
                {t('seals.publicKey')}
              </a>
            </li>
          )}
        </ul>
      </section>
      <h2 id="seals-list">{t('seals.list', { count: formatNumber(language, total) })}</h2>
      {data && total === 0 && <p>{t('seals.none')}</p>}
      {seals.length > 0 && (
        <div className="office-card subscription-table">
          <table aria-labelledby="seals-list">
            <thead>
              <tr>
                <th scope="col">{t('seals.number')}</th>
                <th scope="col">{t('seals.at')}</th>
                <th scope="col" className="num">
                  {t('seals.events')}
                </th>
                <th scope="col" className="num">
                  {t('seals.changes')}
                </th>
                <th scope="col">{t('seals.key')}</th>
              </tr>
            </thead>
            <tbody>
              {seals.map((seal) => (
                <tr key={seal.number}>
                  <th scope="row">{seal.number}</th>
                  <td data-label={t('seals.at')}>{timeOf(seal.at)}</td>
                  <td className="num" data-label={t('seals.events')}>
                    {formatNumber(language, seal.events)}
                  </td>
                  <td className="num" data-label={t('seals.changes')}>
                    {formatNumber(language, seal.changes)}
                  </td>
                  <td data-label={t('seals.key')}>
                    <code>{seal.key}</code> {seal.names_next_key && <span>{t('seals.rotation')}</span>}
                    {seal.replaces_lost_key && <span>{t('seals.replacement')}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
};
