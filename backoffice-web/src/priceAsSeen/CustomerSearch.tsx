import { useId, useState } from 'react';
import { useGetList } from 'react-admin';
import type { z } from 'zod';
import type { listOfficeCustomers } from '@talloor/contracts/endpoints/office.ts';
import { useRested } from '../content/fields/useRested.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

export type Customer = z.output<(typeof listOfficeCustomers)['response']>[number];

/** Enter takes the first. */
export const CustomerSearch = ({ onChoose }: { onChoose: (customer: Customer) => void }) => {
  const { t } = useOfficeText();
  const id = useId();
  const [searchText, setSearchText] = useState('');
  const q = useRested(searchText.trim(), 300);
  const { data = [], isFetching } = useGetList<Customer>(
    'customers',
    { filter: { q }, pagination: { page: 1, perPage: 8 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: q !== '' },
  );
  const isAsked = searchText.trim() !== '' && q === searchText.trim() && !isFetching;
  return (
    <div className="above-8 article-search stack gap-6">
      <label htmlFor={id}>{t('priceAsSeen.customer')}</label>
      <input
        id={id}
        type="search"
        className="office-field"
        {...atMost(60)}
        autoComplete="off"
        placeholder={t('priceAsSeen.customerSearch')}
        value={searchText}
        onChange={(event) => setSearchText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (isAsked && data[0]) onChoose(data[0]);
        }}
      />
      <output className="sr-only">
        {isAsked &&
          (data.length === 0 ? t('priceAsSeen.customerNone') : t('priceAsSeen.customerFound', { count: data.length }))}
      </output>
      {isAsked && data.length === 0 && <p className="field-hint">{t('priceAsSeen.customerNone')}</p>}
      {isAsked && data.length > 0 && (
        <ul className="article-found">
          {data.map((customer) => (
            <li key={customer.id}>
              <button type="button" onClick={() => onChoose(customer)}>
                <span>
                  <span>{customer.name}</span>{' '}
                  <small>
                    <span>{customer.id}</span> <span>{customer.city}</span>
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
