import { Link } from 'react-router-dom';
import { getOfficeReturnPhoto, type OfficeReturn } from '@talloor/contracts/endpoints/officeReturns.ts';
import { formatDate, formatTime } from '@talloor/rules/format/dates.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import '../content/ContentForm.css';
import '../content/ContentTable.css';
import { useMayEdit } from '../data/useMayEdit.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { RecordPage } from '../layout/RecordPage.tsx';
import { useLiveQueue } from '../people/useLiveQueue.ts';
import { ReturnActs } from './ReturnActs.tsx';
import { ReturnArticles } from './ReturnArticles.tsx';
import { ReturnTag } from './ReturnTag.tsx';
import './returns.css';

const isWhole = (officeReturn: Partial<OfficeReturn>): officeReturn is OfficeReturn => officeReturn.lines !== undefined;

export const ReturnPage = () => {
  const { t } = useOfficeText();
  const refetchMs = useLiveQueue('returns');
  return (
    <RecordPage<OfficeReturn>
      resource="returns"
      refetchMs={() => refetchMs}
      isWhole={isWhole}
      notFound={t('returns.notFound')}
      list={{ to: '/returns', label: t('returns.toList') }}
    >
      {(officeReturn) => <ReturnDetails officeReturn={officeReturn} />}
    </RecordPage>
  );
};

const ReturnDetails = ({ officeReturn }: { readonly officeReturn: OfficeReturn }) => {
  const { t, language } = useOfficeText();
  const mayEdit = useMayEdit('handle_deliveries') === true;
  const { id, credit, answer } = officeReturn;
  const time = (seconds: number) => `${formatDate(language, seconds)} ${formatTime(language, seconds)}`;
  const name = officeReturn.requested_by.name ?? t('returns.erased');
  return (
    <>
      <nav className="content-breadcrumb" aria-label={t('console.breadcrumb')}>
        <Link to="/returns">{t('returns.title')}</Link> / <span>{id}</span>
      </nav>
      <div className="office-head">
        <div>
          <OfficeHeading title={t('returns.one', { number: id })}>
            <ReturnTag status={officeReturn.status} />
          </OfficeHeading>
          <p>
            <Link to={`/customers/${officeReturn.customer_number}/show`}>{officeReturn.customer_name}</Link>
            {', '}
            <span>{t('returns.of', { note: officeReturn.delivery_number, order: officeReturn.order_number })}</span>
          </p>
          <small>{t('returns.askedBy', { time: time(officeReturn.requested_at), name })}</small>
        </div>
        {mayEdit && <ReturnActs officeReturn={officeReturn} />}
      </div>
      <div className="return-whole">
        <section className="office-card people-card" aria-labelledby="return-articles">
          <header>
            <h2 id="return-articles">{t('returns.articles')}</h2>
          </header>
          <ReturnArticles lines={officeReturn.lines} />
          <p className="request-said">
            {credit !== null
              ? t('returns.credited', {
                  amount: formatAmount(language, credit.total),
                  excl: formatAmount(language, credit.excl_vat),
                  vat: formatAmount(language, credit.total_vat),
                  deposit: formatAmount(language, credit.deposit),
                })
              : officeReturn.expected_credit !== null &&
                t('returns.worth', { amount: formatAmount(language, officeReturn.expected_credit) })}
          </p>
        </section>
        <section className="office-card people-card" aria-labelledby="return-photos">
          <header>
            <h2 id="return-photos">{t('returns.photos')}</h2>
          </header>
          <ReturnPhotos officeReturn={officeReturn} />
        </section>
        <section className="office-card people-card" aria-labelledby="return-steps">
          <header>
            <h2 id="return-steps">{t('returns.steps')}</h2>
          </header>
          <ol className="stack gap-4 return-steps">
            {officeReturn.steps.map(({ step, at }) => (
              <li key={step}>
                <b>{t(`returns.status.${step}`)}</b> <span>{time(at)}</span>
                {step === 'planned' && officeReturn.collection_day !== null && (
                  <span>{` · ${t('returns.on', { day: officeReturn.collection_day.split('-').toReversed().join('/') })}`}</span>
                )}
              </li>
            ))}
          </ol>
          <p className="request-said">
            <b>
              <span>{t('returns.contact')}</span>:
            </b>{' '}
            <span>{officeReturn.contact.name ?? t('returns.erased')}</span>
            {officeReturn.contact.email !== null && <span>{`, ${officeReturn.contact.email}`}</span>}
            <br />
            <b>
              <span>{t('returns.collectAt')}</span>:
            </b>{' '}
            <span>{addressOf(officeReturn)}</span>
            {answer !== null && (
              <>
                <br />
                <b>
                  <span>{t('returns.answer')}</span>:
                </b>{' '}
                <span>{answer}</span>
              </>
            )}
          </p>
        </section>
      </div>
    </>
  );
};

const addressOf = ({ address, customer_name: name }: OfficeReturn): string =>
  address === null
    ? name
    : [
        address.name ?? name,
        [address.street, address.street_number, address.po_box].filter(Boolean).join(' '),
        `${address.postal} ${address.city}`,
      ]
        .filter(Boolean)
        .join(', ');

const ReturnPhotos = ({ officeReturn: { id, photos } }: { readonly officeReturn: OfficeReturn }) => {
  const { t } = useOfficeText();
  if (photos.length === 0) return <p className="request-said">{t('returns.noPhotos')}</p>;
  return (
    <ul className="wraps gap-12 return-photos">
      {photos.map(({ photo_id: photo, width, height }, at) => {
        const url = officeClient.urlOf(getOfficeReturnPhoto, { params: { id, photo } });
        const alt = t('returns.photo', { index: at + 1, total: photos.length });
        return (
          <li key={photo}>
            <a href={url} target="_blank" rel="noreferrer">
              <img className="as-block round-8 framed" src={url} alt={alt} width={width} height={height} />
            </a>
          </li>
        );
      })}
    </ul>
  );
};
