import Radio from '@mui/material/Radio';
import type { OrderVersionView } from '@talloor/contracts/endpoints/orderVersions.ts';
import { formatTime } from '@talloor/rules/format/dates.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TableHead } from '../../components/TableHead.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { usePastDay } from '../../i18n/usePastDay.ts';
import type { ComparedPair } from './useVersions.ts';
import styles from './OrderVersions.module.css';

type VersionListProps = {
  readonly order: string;
  readonly versions: readonly OrderVersionView[];
  readonly compared: ComparedPair;
  readonly onCompare: (pair: ComparedPair) => void;
};

export function VersionList({ order, versions, compared, onCompare }: VersionListProps) {
  const { t } = useTranslation();
  return (
    <div className="clips card">
      <table className={`tabular ${styles['version-list']} line-table`} aria-label={t('versions.list')}>
        <TableHead
          columns={[
            { cell: 'cell-from', label: t('versions.older') },
            { cell: 'cell-to', label: t('versions.newer') },
            { cell: 'cell-version', label: t('versions.version') },
            { cell: 'cell-made', label: t('versions.made') },
            { cell: 'cell-what', label: t('versions.what') },
            { cell: 'cell-amount', label: t('versions.amount') },
          ]}
        />
        <tbody>
          {versions.map((version) => (
            <VersionRow
              key={version.version}
              order={order}
              version={version}
              isCurrent={version === versions[0]}
              compared={compared}
              onCompare={onCompare}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type VersionRowProps = Omit<VersionListProps, 'versions'> & {
  readonly version: OrderVersionView;
  readonly isCurrent: boolean;
};

function VersionRow({ order, version, isCurrent, compared, onCompare }: VersionRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const pastDay = usePastDay();
  const path = usePath();
  const { version: number, made_at: at, amount_to_pay: amount } = version;
  const side = (end: 'from' | 'to') => (
    <Radio
      size="small"
      name={`version-${end}`}
      checked={compared[end] === number}
      onChange={() => onCompare({ ...compared, [end]: number })}
      slotProps={{
        input: { 'aria-label': t(end === 'from' ? 'versions.olderName' : 'versions.newerName', { version: number }) },
      }}
    />
  );
  return (
    <tr className={compared.from === number || compared.to === number ? 'is-compared' : undefined}>
      <td className="cell-from" data-label={t('versions.older')}>
        {side('from')}
      </td>
      <td className="cell-to" data-label={t('versions.newer')}>
        {side('to')}
      </td>
      <th scope="row" className="cell-version">
        <span>{t('versions.number', { version: number })}</span>
        {isCurrent && <small>{t('versions.current')}</small>}
        <small>
          <Link
            className="link"
            to={`${path('orderReceipt')}?order=${order}&version=${number}`}
            aria-label={t('receipt.linkName', { version: number })}
          >
            {t('receipt.link')}
          </Link>
        </small>
      </th>
      <td className="cell-made">
        <span>{pastDay(at)}</span>, <span>{formatTime(language, at)}</span>
        <small>
          <Maker version={version} />
        </small>
      </td>
      <td className="cell-what">
        <span>
          {version.cause === 'placed' ? t('versions.placed') : t('versions.changes', { count: version.changes })}
        </span>
        {version.went_back_to !== null && <small>{t('versions.wentBack', { version: version.went_back_to })}</small>}
      </td>
      <td className="cell-amount">
        {amount === null ? '–' : formatApproximate(language, amount, version.is_approximate)}
      </td>
    </tr>
  );
}

function Maker({ version }: { version: OrderVersionView }) {
  const { t } = useTranslation();
  if (version.cause === 'deadline') return t('versions.byItself');
  if (version.is_by_office)
    return version.reason === null ? t('versions.byOffice') : t('versions.byOfficeBecause', { reason: version.reason });
  return version.made_by !== null && t('versions.by', { name: version.made_by });
}
