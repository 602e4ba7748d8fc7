import type { MissRow } from '@talloor/contracts/wordMiss.ts';
import { ListBase, useListContext } from 'react-admin';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { formatInstant } from '../layout/instant.ts';
import { ListPage } from '../layout/ListPage.tsx';
import { FilterChips } from '../people/FilterChips.tsx';

export const FaqMissList = () => (
  <ListBase resource="faqMisses" sort={{ field: 'times', order: 'DESC' }} perPage={50}>
    <Page />
  </ListBase>
);

const Page = () => {
  const { t, language } = useOfficeText();
  const { data } = useListContext<MissRow>();
  return (
    <ListPage
      title={t('faqMisses.title')}
      about={t('faqMisses.about')}
      empty={t('faqMisses.empty')}
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
        </tr>
      ))}
    </ListPage>
  );
};
