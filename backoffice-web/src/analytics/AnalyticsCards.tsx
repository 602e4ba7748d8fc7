import type { AnalyticsSums } from '@talloor/contracts/endpoints/officeAnalytics.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { formatNumber, formatShare } from '@talloor/rules/format/money.ts';
import { Link } from 'react-router-dom';
import { useOfficeRights } from '../data/useMayEdit.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { FiguresCard } from './FiguresCard.tsx';

export function AnalyticsCards({ sums }: { readonly sums: AnalyticsSums }) {
  const { t, language } = useOfficeText();
  const rights = useOfficeRights() ?? [];
  const { totals, funnel, adoption } = sums;
  const number = (value: number) => formatNumber(language, value);
  const share = (part: number, whole: number) => (whole === 0 ? '' : formatShare(language, part / whole));
  const days = sums.days.map((each) => ({ ...each, label: formatDate(language, epochOfDay(each.day)) }));
  const empty = t('analytics.none');
  const kinds = (rows: readonly { readonly key: string; readonly label: string; readonly visits: number }[]) =>
    rows.map(({ key, label, visits }) => ({ key, label, values: [visits], texts: [share(visits, totals.visits)] }));
  const visitsAndShare = { values: [t('analytics.visits')], texts: [t('analytics.share')] };
  return (
    <div className="stack gap-16 figures">
      <FiguresCard
        isByDay
        title={t('analytics.visits')}
        lead={t('analytics.visitsLead', { count: number(totals.visits) })}
        heads={{ name: t('analytics.day'), values: [t('analytics.visits')] }}
        rows={days.map(({ day, label, visits }) => ({ key: day, label, values: [visits] }))}
        empty={empty}
      />
      <FiguresCard
        isByDay
        title={t('analytics.searches')}
        lead={t('analytics.searchesLead', {
          missed: number(totals.missed_searches),
          searches: number(totals.searches),
          share: share(totals.missed_searches, totals.searches) || '–',
        })}
        action={<Link to="/searchMisses">{t('analytics.toMisses')}</Link>}
        heads={{
          name: t('analytics.day'),
          values: [t('analytics.searches'), t('analytics.missed')],
          texts: [t('analytics.share')],
        }}
        rows={days.map(({ day, label, searches, missed_searches }) => ({
          key: day,
          label,
          values: [searches, missed_searches],
          texts: [share(missed_searches, searches)],
        }))}
        empty={empty}
      />
      <FiguresCard
        title={t('analytics.funnel')}
        heads={{
          name: t('analytics.step'),
          values: [t('analytics.visits')],
          texts: [t('analytics.ofSearches')],
        }}
        rows={(['searched', 'added', 'ordered'] as const).map((step) => ({
          key: step,
          label: t(`analytics.${step}`),
          values: [funnel[step]],
          texts: [share(funnel[step], funnel.searched)],
        }))}
        empty={empty}
      />
      <FiguresCard
        title={t('analytics.viewed')}
        heads={{ name: t('analytics.article'), values: [t('analytics.views')] }}
        rows={sums.viewed_without_order.map(({ article_number, name, views }) => ({
          key: article_number,
          label: `${article_number} ${name}`.trim(),
          cell: rights.includes('read_shop') && name !== '' && (
            <Link to={`/products/${article_number}`}>{`${article_number} ${name}`}</Link>
          ),
          values: [views],
        }))}
        empty={empty}
      />
      <FiguresCard
        title={t('analytics.adoption')}
        lead={t('analytics.adoptionLead', { visiting: number(adoption.visiting), absent: number(adoption.absent) })}
        heads={{ name: t('analytics.customer'), values: [t('analytics.visits'), t('analytics.orders')] }}
        rows={adoption.customers.map(({ customer_number, name, visits, orders }) => ({
          key: customer_number,
          label: name === '' ? customer_number : name,
          cell: rights.includes('read_customers') && name !== '' && (
            <Link to={`/customers/${customer_number}/show`}>{name}</Link>
          ),
          values: [visits, orders],
        }))}
        empty={empty}
      />
      <FiguresCard
        title={t('analytics.devices')}
        heads={{ name: t('analytics.device'), ...visitsAndShare }}
        rows={kinds(
          sums.devices.map(({ device, visits }) => ({
            key: device,
            label: t(`analytics.deviceNames.${device}`),
            visits,
          })),
        )}
        empty={empty}
      />
      <FiguresCard
        title={t('analytics.languages')}
        heads={{ name: t('analytics.language'), ...visitsAndShare }}
        rows={kinds(
          sums.languages.map((each) => ({
            key: each.language,
            label: t(`content.${each.language}`),
            visits: each.visits,
          })),
        )}
        empty={empty}
      />
    </div>
  );
}
