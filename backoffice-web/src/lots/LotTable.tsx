import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { LotsFound } from '@talloor/contracts/endpoints/lots.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';

export const LotTable = ({ result }: { readonly result: LotsFound }) => {
  const { t, language } = useOfficeText();
  if (result.deliveries === 0) return <p>{t('lots.none')}</p>;
  return (
    <section className="office-card people-card" aria-labelledby="lots-found">
      <header>
        <h2 id="lots-found">
          {t('lots.found', { customers: result.customers.length, deliveries: result.deliveries })}
        </h2>
      </header>
      {!result.is_complete && <p className="people-empty">{t('lots.more')}</p>}
      <div className="content-table is-plain">
        <table>
          <caption className="sr-only">{t('lots.title')}</caption>
          <thead>
            <tr>
              {(['customer', 'delivery', 'day', 'stage', 'what', 'lot'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`lots.columns.${column}`)}
                </th>
              ))}
              <th scope="col" className="num">
                {t('lots.columns.quantity')}
              </th>
            </tr>
          </thead>
          <tbody>
            {result.customers.map((customer) => (
              <Fragment key={customer.customer_number}>
                {customer.deliveries.flatMap((delivery) =>
                  delivery.lines.map((line) => (
                    <tr key={`${delivery.delivery_number}-${line.line_id}-${line.lot ?? ''}`}>
                      <th scope="row">
                        <Link to={`/customers/${customer.customer_number}/show`}>{customer.name}</Link>
                      </th>
                      <td data-label={t('lots.columns.delivery')}>
                        <Link to={`/orders/${delivery.order_number}/show`}>{delivery.delivery_number}</Link>
                      </td>
                      <td data-label={t('lots.columns.day')}>{formatDay(language, delivery.delivery_date)}</td>
                      <td data-label={t('lots.columns.stage')}>{t(`lots.stages.${delivery.stage}`)}</td>
                      <td data-label={t('lots.columns.what')}>
                        <span>{line.name}</span> · <span>{line.article_number}</span>
                      </td>
                      <td data-label={t('lots.columns.lot')}>
                        {[line.lot, line.best_before?.split('-').toReversed().join('/')].filter(Boolean).join(' · ')}
                      </td>
                      <td className="num" data-label={t('lots.columns.quantity')}>
                        <span>{formatNumber(language, line.quantity)}</span> <span>{line.unit}</span>
                      </td>
                    </tr>
                  )),
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
