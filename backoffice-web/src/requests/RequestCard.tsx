import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { OfficeRequest } from '@talloor/contracts/endpoints/officeCustomers.ts';
import { formatDate, formatTime } from '@talloor/rules/format/dates.ts';
import { useOfficeText, type OfficeTextKey } from '../i18n/useOfficeText.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import { DueTime } from './DueTime.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';

type RequestCardProps = { readonly request: OfficeRequest; readonly mayEdit: boolean };

export const RequestCard = ({ request, mayEdit }: RequestCardProps) => {
  const { t, language } = useOfficeText();
  const id = useId();
  const [openAct, setOpenAct] = useState<'accept' | 'refuse' | null>(null);
  const { kind, status, customer, requested_by: by } = request;
  const time = (instant: string) => {
    const seconds = Math.floor(Date.parse(instant) / 1000);
    return `${formatDate(language, seconds)} ${formatTime(language, seconds)}`;
  };
  const person = by.name ?? t('people.erased', { id: by.id });
  const close = () => setOpenAct(null);
  return (
    <li className="office-card people-card" aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>
            {customer === null ? (
              <span>{person}</span>
            ) : (
              <Link to={`/customers/${customer.customer_number}/show`}>{customer.name}</Link>
            )}
            <span>{' · '}</span>
            <span>{t(`requests.kinds.${kind}`)}</span>
          </h2>
          <small>{t('requests.askedBy', { time: time(request.requested_at), name: person })}</small>
          {request.due_at !== null && <DueTime dueAt={request.due_at} />}
        </div>
        {kind === 'erasure' ? (
          <Link to={`/users/${by.id}/show`}>{t('requests.openUser')}</Link>
        ) : (
          mayEdit &&
          status === 'requested' &&
          customer !== null && (
            <div className="to-end gap-8 people-row-acts">
              <button
                type="button"
                className="office-button office-remove"
                aria-label={t('requests.refuseOf', { customer: customer.name })}
                onClick={() => setOpenAct('refuse')}
              >
                {t('requests.refuse')}
              </button>
              <button
                type="button"
                className="office-primary"
                aria-label={t('requests.acceptOf', { customer: customer.name })}
                onClick={() => setOpenAct('accept')}
              >
                {t('requests.accept')}
              </button>
            </div>
          )
        )}
      </header>
      {kind === 'erasure' ? (
        <p className="people-empty">{t('requests.erasureHint', { id: by.id })}</p>
      ) : (
        <div className="pad-12-16 request-addresses stack gap-16">
          <Address title={t('requests.old')} address={request.old} />
          <ArrowRightIcon size="1.25rem" aria-hidden />
          <Address title={t('requests.new')} address={request.new} compared={request.old} />
        </div>
      )}
      {request.comment !== null && (
        <p className="request-said">
          <b>
            <span>{t('requests.comment')}</span>:
          </b>{' '}
          <span>{request.comment}</span>
        </p>
      )}
      {request.decided_at !== null && (
        <p className="request-said">
          <span>
            {t('requests.judgedBy', {
              status: t(`requests.status.${status}`),
              time: time(request.decided_at),
              name: request.decided_by ?? '',
            })}
          </span>
          {request.reason !== null && <span>{`: ${t(`reasons.${request.reason}` as OfficeTextKey)}`}</span>}
          {request.answer !== null && (
            <>
              <br />
              <b>
                <span>{t('requests.answer')}</span>:
              </b>{' '}
              <span>{request.answer}</span>
            </>
          )}
        </p>
      )}
      {openAct === 'accept' && customer !== null && (
        <AcceptDialog request={request} customer={customer} onClose={close} />
      )}
      {openAct === 'refuse' && customer !== null && (
        <RefuseDialog request={request} customer={customer} onClose={close} />
      )}
    </li>
  );
};

type AddressProps = {
  readonly title: string;
  readonly address: OfficeRequest['old'];
  readonly compared?: OfficeRequest['old'];
};

const Address = ({ title, address, compared }: AddressProps) => {
  const { t } = useOfficeText();
  const lines = linesOf(address);
  const before = compared === undefined ? null : linesOf(compared);
  return (
    <div>
      <h3>{title}</h3>
      <address>
        {lines.length === 0
          ? t('requests.erasedAddress')
          : lines.map((line, at) => (
              <span key={line} className={before !== null && before[at] !== line ? 'is-changed' : undefined}>
                {line}
              </span>
            ))}
      </address>
    </div>
  );
};

const linesOf = (address: OfficeRequest['old']): readonly string[] =>
  address === null
    ? []
    : [
        address.addressee ?? '',
        [address.street, address.street_number, address.po_box].filter(Boolean).join(' '),
        `${address.postal} ${address.city}`,
      ].filter(Boolean);
