import { fillText } from '@talloor/messages/basket/fillText.ts';
import { fr } from '@talloor/messages/history/fr.ts';
import { nl, type HistoryWords } from '@talloor/messages/history/nl.ts';
import type { DeliveryAddress, DeliveryMoment } from '@talloor/events/values.ts';
import { quantityText } from '../papers/quantityText.ts';
import type { Language } from './auditSide.ts';

export const historyWords: Readonly<Record<Language, HistoryWords>> = { nl, fr };

export type HistoryFormats = {
  /** Euros with 2 decimals, `±` for approximate amounts. */
  readonly amount: (cents: number, approximate?: boolean) => string;
  readonly quantity: (quantity: number, unit: string) => string;
  /** yyyy-mm-dd. */
  readonly day: (day: string) => string;
  readonly instant: (instant: string) => string;
  readonly moment: (moment: DeliveryMoment) => string;
  readonly address: (address: DeliveryAddress) => string;
};

type FormatSource = {
  readonly locale: string;
  readonly words: HistoryWords['values'];
  readonly quantity: HistoryFormats['quantity'];
};

export function createHistoryFormats({ locale, words, quantity }: FormatSource): HistoryFormats {
  const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const dayFormat = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const instantFormat = new Intl.DateTimeFormat(locale, {
    timeZone: 'Europe/Brussels',
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const day = (value: string): string => dayFormat.format(new Date(`${value}T00:00:00Z`));
  return {
    amount: (cents, approximate = false) => `${approximate ? '± ' : ''}${euros.format(cents / 100)}`,
    quantity,
    day,
    instant: (value) => instantFormat.format(new Date(value)),
    moment: ({ service, ...moment }) => {
      const when = `${day(moment.day)}, ${moment.windowStart} – ${moment.windowEnd}`;
      if (service === undefined) return when;
      return `${when}, ${serviceText(service, words)}`;
    },
    address: ({ kind, name, street, streetNumber, box, postal, city }) => {
      const line = street === null ? words.erased : [street, streetNumber, box].filter(Boolean).join(' ');
      const place = `${line}, ${postal} ${city}`;
      return kind === 'default'
        ? fillText(words.own_address_at, { place }, 'nl')
        : [name ?? words.erased, place].join(', ');
    },
  };
}

function serviceText(service: NonNullable<DeliveryMoment['service']>, words: FormatSource['words']): string {
  switch (service.kind) {
    case 'express':
      return words.express;
    case 'pickup':
      return fillText(words.pickup, { site: service.name }, 'nl');
    case 'mussels':
      return words.mussels[service.moment];
    default:
      return service satisfies never;
  }
}

export const historyFormats: Readonly<Record<Language, HistoryFormats>> = {
  nl: createHistoryFormats({
    locale: 'nl-BE',
    words: nl.values,
    quantity: (quantity, unit) => quantityText('nl', quantity, unit),
  }),
  fr: createHistoryFormats({
    locale: 'fr-BE',
    words: fr.values,
    quantity: (quantity, unit) => quantityText('fr', quantity, unit),
  }),
};
