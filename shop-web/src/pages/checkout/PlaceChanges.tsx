import type { AlternativeAddress, BasketView } from '@talloor/rules/basket/basketWire.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { ChangeStep } from '../../basket/ChangeList.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';

export function PlaceChanges({ before, after }: { readonly before: BasketView; readonly after: BasketView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const moment = ({ delivery_date: { date, selected_window: window, service } }: BasketView): string => {
    if (date === null) return t('checkout.noMoment');
    const site = service?.kind === 'pickup' ? service.name : null;
    return [formatDay(language, date), window && `${window.start}\u2060–\u2060${window.end}`, site]
      .filter((part) => part !== null)
      .join(' ');
  };
  const moments = [moment(before), moment(after)] as const;
  const doors = [before, after].map(({ alternative_address: door }) =>
    door === null ? t('checkout.standard') : doorOf(door),
  ) as [string, string];
  return (
    <ul className="above-8 stack gap-4">
      {moments[0] !== moments[1] && (
        <li>
          <ChangeStep label={t('checkout.changedMoment')} before={moments[0]} after={moments[1]} />
        </li>
      )}
      {doors[0] !== doors[1] && (
        <li>
          <ChangeStep label={t('checkout.changedAddress')} before={doors[0]} after={doors[1]} />
        </li>
      )}
    </ul>
  );
}

const doorOf = ({ name, street, street_number: number, postal, city }: AlternativeAddress): string =>
  `${name}, ${street} ${number}, ${postal} ${city}`;
