import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { OfficeCustomer } from '@talloor/contracts/endpoints/officeCustomers.ts';
import { formatShortWeekday } from '@talloor/rules/format/dates.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { PeopleCard } from '../people/PeopleCard.tsx';

/** 5 January 1970, noon UTC. */
const monday = 4 * 86_400 + 43_200;
const weekdays = [1, 2, 3, 4, 5, 6] as const;

export const DeliveryRhythm = ({ customer }: { readonly customer: OfficeCustomer }) => {
  const { t, language } = useOfficeText();
  const { delivery, terms } = customer;
  const facts = [
    [t('customers.window'), delivery.windows.map(({ start, end }) => `${start}\u00a0–\u00a0${end}`).join(', ')],
    [t('customers.minimum'), formatAmount(language, delivery.minimum_order)],
    [t('customers.freeFrom'), formatAmount(language, delivery.free_from)],
    [t('customers.fee'), formatAmount(language, delivery.fee)],
    [t('customers.referenceRequired'), t(terms.reference_required ? 'customers.yes' : 'customers.no')],
    [t('customers.paymentDays'), t('customers.days', { count: terms.payment_days })],
    [t('customers.seesPrices'), t(terms.show_prices ? 'customers.yes' : 'customers.no')],
    [t('customers.ownAssortment'), t(terms.assortment_restricted ? 'customers.yes' : 'customers.no')],
    ...(terms.price_group === '' ? [] : [[t('customers.priceGroup'), terms.price_group] as const]),
  ] as const;
  return (
    <PeopleCard id="delivery-rhythm" title={t('customers.rhythm')}>
      <ul className="stack gap-6 customer-week">
        {weekdays.map((day) => {
          const isServed = delivery.weekdays.includes(day);
          return (
            <li key={day} className={`stack round-8 muted${isServed ? ' is-served' : ''}`}>
              <span>{formatShortWeekday(language, monday + (day - 1) * 86_400)}</span>
              {isServed ? <CheckIcon size="1rem" weight="bold" aria-hidden /> : null}
              <span className="sr-only">{t(isServed ? 'customers.served' : 'customers.unserved')}</span>
            </li>
          );
        })}
      </ul>
      <dl className="people-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </PeopleCard>
  );
};
