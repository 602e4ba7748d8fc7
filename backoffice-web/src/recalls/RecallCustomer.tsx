import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OfficeRecallCustomer } from '@talloor/contracts/endpoints/officeRecalls.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useOfficeText, type OfficeTextKey } from '../i18n/useOfficeText.ts';
import { StateTag } from '../layout/StateTag.tsx';
import { PeopleCard } from '../people/PeopleCard.tsx';
import { PlainTable } from '../people/PlainTable.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { RemindDialog } from './RemindDialog.tsx';
import { useRecallWords } from './useRecallWords.ts';

type RecallCustomerProps = {
  readonly recall: string;
  readonly customer: OfficeRecallCustomer;
  /** Open recall and office rights. */
  readonly mayAct: boolean;
};

export const RecallCustomer = ({ recall, customer, mayAct }: RecallCustomerProps) => {
  const { t, language } = useOfficeText();
  const [openAct, setOpenAct] = useState<'remind' | 'note' | null>(null);
  const { name, customer_number: number, awaits } = customer;
  const close = () => setOpenAct(null);
  const column = (of: 'delivery' | 'day' | 'what' | 'lot' | 'quantity' | 'held' | 'used' | 'destroyed') =>
    t(`recalls.columns.${of}`);
  return (
    <PeopleCard
      id={`recall-customer-${number}`}
      title={`${name} (${number})`}
      aside={
        <StateTag look={awaits ? 'bad' : 'good'}>{t(awaits ? 'recalls.awaits' : 'recalls.acknowledged')}</StateTag>
      }
    >
      <Facts customer={customer} />
      <PlainTable
        caption={name}
        columns={[
          { title: column('delivery') },
          { title: column('day') },
          { title: column('what') },
          { title: column('lot') },
          ...(['quantity', 'held', 'used', 'destroyed'] as const).map((of) => ({ title: column(of), isNumber: true })),
        ]}
      >
        {customer.deliveries.flatMap((delivery) =>
          delivery.lines.map((line) => (
            <tr key={`${delivery.delivery_number}-${line.line_id}`}>
              <th scope="row">
                <Link to={`/orders/${delivery.order_number}/show`}>{delivery.delivery_number}</Link>
              </th>
              <td data-label={column('day')}>{formatDay(language, delivery.delivery_date)}</td>
              <td data-label={column('what')}>
                <span>{line.name}</span> · <span>{line.article_number}</span>
                {line.erp_number && <span> · {line.erp_number}</span>}
              </td>
              <td data-label={column('lot')}>{line.lots.flatMap(({ lot }) => lot ?? []).join(', ') || '–'}</td>
              <td className="num" data-label={column('quantity')}>
                <span>{formatNumber(language, line.quantity)}</span> <span>{line.unit}</span>
              </td>
              {(['held', 'used', 'destroyed'] as const).map((fate) => (
                <td key={fate} className="num" data-label={column(fate)}>
                  {line.answer === null ? '–' : formatNumber(language, line.answer[fate])}
                </td>
              ))}
            </tr>
          )),
        )}
      </PlainTable>
      {mayAct && (
        <p className="wraps gap-8 recall-acts">
          <button type="button" className="office-button" onClick={() => setOpenAct('note')}>
            {t('recalls.note', { name })}
          </button>
          {awaits && (
            <button type="button" className="office-button" onClick={() => setOpenAct('remind')}>
              {t('recalls.remindOne', { name })}
            </button>
          )}
        </p>
      )}
      {openAct === 'note' && <AnswerDialog recall={recall} customer={customer} onClose={close} />}
      {openAct === 'remind' && <RemindDialog recall={recall} customer={number} onClose={close} />}
    </PeopleCard>
  );
};

const Facts = ({ customer }: { readonly customer: OfficeRecallCustomer }) => {
  const { t } = useOfficeText();
  const { time } = useRecallWords();
  const { recipients, mailed_at: mailed, reminded_at: reminded, acknowledged_at: acknowledged } = customer;
  const names = recipients.map((person) => person ?? t('recalls.erased')).join(', ');
  const count = customer.mailed_to;
  return (
    <p className="request-said">
      <span>
        {t('recalls.notified', {
          time: time(customer.last_notified_at),
          names: names === '' ? t('recalls.nobodyReachable') : names,
        })}
      </span>
      <br />
      <span>
        {mailed === null
          ? t('recalls.notMailed')
          : t(count === 1 ? 'recalls.mailed_one' : 'recalls.mailed', { time: time(mailed), count })}
      </span>
      {reminded !== null && (
        <span>{` · ${t('recalls.reminded', { time: time(reminded), count: customer.reminders })}`}</span>
      )}
      {acknowledged !== null && (
        <>
          <br />
          <b>
            {t(customer.office_reason === null ? 'recalls.answeredBy' : 'recalls.heardBy', {
              time: time(acknowledged),
              name: customer.acknowledged_by?.name ?? t('recalls.erased'),
              reason: t(`reasons.${customer.office_reason ?? ''}` as OfficeTextKey),
            })}
          </b>
        </>
      )}
    </p>
  );
};
