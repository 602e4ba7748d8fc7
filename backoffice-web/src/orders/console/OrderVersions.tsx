import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  compareOfficeOrderVersions,
  listOfficeOrderVersions,
  type OrderVersionsView,
  type OrderVersionView,
  type VersionComparison,
} from '@talloor/contracts/endpoints/orderVersions.ts';
import { formatDay, formatTime } from '@talloor/rules/format/dates.ts';
import { formatApproximate, formatNumber } from '@talloor/rules/format/money.ts';
import { officeClient } from '../../data/officeClient.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import { PeopleCard } from '../../people/PeopleCard.tsx';

export function OrderVersions({ orderNumber }: { readonly orderNumber: string }) {
  const { t, language } = useOfficeText();
  const params = { number: orderNumber };
  const { data } = useQuery({
    queryKey: ['orders', 'versions', orderNumber, language],
    queryFn: ({ signal }) => officeClient.call(listOfficeOrderVersions, { params }, { signal }),
  });
  if (data === undefined || data.versions.length < 2) return null;
  return (
    <PeopleCard id="order-versions" title={t('versions.title')}>
      <VersionTable versions={data.versions} />
      <ComparedVersions view={data} />
    </PeopleCard>
  );
}

function VersionTable({ versions }: Pick<OrderVersionsView, 'versions'>) {
  const { t, language } = useOfficeText();
  const describeVersion = (version: OrderVersionView) =>
    [
      version.cause === 'placed'
        ? t('versions.placed')
        : version.changes === 1
          ? t('versions.changesOne')
          : t('versions.changes', { count: version.changes }),
      version.went_back_to !== null && t('versions.wentBack', { version: version.went_back_to }),
      version.cause === 'deadline' && t('versions.byItself'),
      version.is_by_office && t('versions.byOffice'),
      version.reason !== null && t('versions.onBehalf', { reason: version.reason }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <div className="content-table is-plain">
      <table>
        <caption className="sr-only">{t('versions.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('versions.version')}</th>
            <th scope="col">{t('versions.made')}</th>
            <th scope="col">{t('versions.what')}</th>
            <th scope="col" className="num">
              {t('orders.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <tr key={version.version}>
              <th scope="row">{version.version}</th>
              <td data-label={t('versions.made')}>
                <span>{formatDay(language, version.made_at)}</span>,{' '}
                <span>{formatTime(language, version.made_at)}</span>
                {version.made_by !== null && <span>{`, ${version.made_by}`}</span>}
              </td>
              <td data-label={t('versions.what')}>{describeVersion(version)}</td>
              <td className="num" data-label={t('orders.total')}>
                {version.amount_to_pay !== null &&
                  formatApproximate(language, version.amount_to_pay, version.is_approximate)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ComparedVersions({ view }: { readonly view: OrderVersionsView }) {
  const { t, language } = useOfficeText();
  const last = view.versions[0]?.version ?? 1;
  const [range, setRange] = useState({ from: last - 1, to: last });
  const query = useQuery({
    queryKey: ['orders', 'versions', view.order_number, language, range.from, range.to],
    queryFn: ({ signal }) =>
      officeClient.call(
        compareOfficeOrderVersions,
        { params: { number: view.order_number }, query: range },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <p className="cluster version-choice">
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            <span>{t(`versions.${end}`)}</span>{' '}
            <select
              className="office-field"
              value={range[end]}
              onChange={({ target }) => setRange({ ...range, [end]: Number(target.value) })}
            >
              {view.versions.map(({ version }) => (
                <option key={version} value={version}>
                  {version}
                </option>
              ))}
            </select>
          </label>
        ))}
      </p>
      {query.data !== undefined && <Differences comparison={query.data} />}
    </>
  );
}

function Differences({ comparison }: { readonly comparison: VersionComparison }) {
  const { t, language } = useOfficeText();
  const { from, to, lines } = comparison;
  const side = (line: VersionComparison['lines'][number], at: 'from' | 'to') => {
    const versionLine = line[at];
    if (versionLine === null) return '–';
    const total =
      versionLine.line_total === null
        ? ''
        : `, ${formatApproximate(language, versionLine.line_total, line.is_weight_article)}`;
    return `${formatNumber(language, versionLine.quantity)}\u00a0${line.unit}${total}`;
  };
  const sums = (
    [
      ['delivery', from.totals?.delivery_cost, to.totals?.delivery_cost],
      ['pay', from.totals?.amount_to_pay, to.totals?.amount_to_pay],
    ] as const
  ).flatMap(([name, was, is]) => (was === undefined || is === undefined ? [] : [{ name, was, is }]));
  return (
    <div className="content-table is-plain">
      <table>
        <caption>{t('versions.between', { from: from.version, to: to.version })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('console.article')}</th>
            <th scope="col" className="num">
              {t('versions.in', { version: from.version })}
            </th>
            <th scope="col" className="num">
              {t('versions.in', { version: to.version })}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.article_number} ${line.is_free}`}>
              <th scope="row">
                <span>{line.article_number}</span> <span>{line.name}</span>
              </th>
              <td className="num" data-label={t('versions.in', { version: from.version })}>
                {side(line, 'from')}
              </td>
              <td className="num" data-label={t('versions.in', { version: to.version })}>
                {side(line, 'to')}
              </td>
            </tr>
          ))}
          {sums.map(({ name, was, is }) => (
            <tr key={name}>
              <th scope="row">{t(`versions.sums.${name}`)}</th>
              <td className="num" data-label={t('versions.in', { version: from.version })}>
                {formatApproximate(language, was, false)}
              </td>
              <td className="num" data-label={t('versions.in', { version: to.version })}>
                {formatApproximate(language, is, false)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
