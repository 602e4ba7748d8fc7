import type { MissRow } from '@talloor/contracts/wordMiss.ts';
import type { ReactNode } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { formatInstant } from '../layout/instant.ts';
import { ListPage } from '../layout/ListPage.tsx';
import { FilterChips } from '../people/FilterChips.tsx';

type MissListProps = {
  readonly resource: 'faqMisses' | 'searchMisses';
  readonly renderAct?: (row: MissRow) => ReactNode;
};

export const MissList = (props: MissListProps) => (
  <ListBase resource={props.resource} sort={{ field: 'times', order: 'DESC' }} perPage={50}>
    <Page {...props} />
  </ListBase>
);

const Page = ({ resource, renderAct }: MissListProps) => {
  const { t, language } = useOfficeText();
  const { data } = useListContext<MissRow>();
  return (
    <ListPage
      title={t(`${resource}.title`)}
      about={t(`${resource}.about`)}
      empty={t(`${resource}.empty`)}
      filters={
        <FilterChips
          choices={[
            { label: t('faqMisses.all'), filter: {} },
            { label: t('content.nl'), filter: { language: 'nl' } },
            { label: t('content.fr'), filter: { language: 'fr' } },
          ]}
        />
      }
      heads={[
        { label: t('faqMisses.words') },
        { label: t('faqMisses.language') },
        { label: t('faqMisses.last') },
        { label: t('faqMisses.times'), isNumber: true },
        ...(renderAct ? [{ label: t('searchMisses.act') }] : []),
      ]}
    >
      {data?.map((row) => (
        <tr key={row.id}>
          <th scope="row" lang={row.language}>
            {row.words}
          </th>
          <td data-label={t('faqMisses.language')}>{t(`content.${row.language}`)}</td>
          <td data-label={t('faqMisses.last')}>{formatInstant(language, row.last_at)}</td>
          <td className="num" data-label={t('faqMisses.times')}>
            {row.times}
          </td>
          {renderAct && <td>{renderAct(row)}</td>}
        </tr>
      ))}
    </ListPage>
  );
};
