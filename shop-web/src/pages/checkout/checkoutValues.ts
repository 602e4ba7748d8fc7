import type { AlternativeAddress, BasketView } from '@talloor/rules/basket/basketWire.ts';

export type CheckoutValues = {
  addressKind: 'standard' | 'other';
  /** Index in the address book; empty for a typed address. */
  book: string;
  name: string;
  postal: string;
  city: string;
  street: string;
  number: string;
  box: string;
  reference: string;
  /** Comma-separated. */
  emails: string;
  message: string;
  /** Text copied from the address book, or empty. */
  copiedMessage: string;
  /** The message before copying. */
  ownMessage: string;
};
export type CheckoutField = keyof CheckoutValues;

/** Maximum lengths (spec shopping §5, Checkout). */
export const longest = {
  name: 32,
  postal: 4,
  city: 26,
  street: 60,
  number: 5,
  box: 5,
  reference: 30,
  message: 400,
  emails: 5,
} as const;

export const noAddress = { book: '', name: '', postal: '', city: '', street: '', number: '', box: '' } as const;

type MessageValues = Pick<CheckoutValues, 'message' | 'copiedMessage' | 'ownMessage'>;

/** Removes copied text, keeps the user's own. */
export const withoutCopied = ({ message, copiedMessage, ownMessage }: MessageValues): MessageValues => ({
  message: copiedMessage !== '' && message === copiedMessage ? ownMessage : message,
  copiedMessage: '',
  ownMessage: '',
});

/** An entry without text keeps the message. */
export const withCopied = (words: string, before: MessageValues): Partial<MessageValues> =>
  words === '' ? {} : { message: words, copiedMessage: words, ownMessage: before.message };

/** This tab's earlier input, else the basket's data. The reference always comes from the basket. */
export function initialValues(
  basket: BasketView,
  draft: Readonly<Record<string, string>> | null = null,
): CheckoutValues {
  const basketValues = valuesOfBasket(basket);
  if (draft === null) return basketValues;
  const fields = Object.keys(basketValues).filter((field) => field !== 'reference' && field !== 'addressKind');
  const draftValues = Object.fromEntries(
    fields.flatMap((field) => (draft[field] === undefined ? [] : [[field, draft[field]]])),
  );
  const kind = draft['addressKind'];
  return {
    ...basketValues,
    ...draftValues,
    addressKind: kind === 'other' || kind === 'standard' ? kind : basketValues.addressKind,
  };
}

function valuesOfBasket({ alternative_address: other, po_number }: BasketView): CheckoutValues {
  const address =
    other === null
      ? { addressKind: 'standard' as const, ...noAddress }
      : {
          addressKind: 'other' as const,
          book: '',
          name: other.name,
          postal: other.postal,
          city: other.city,
          street: other.street,
          number: other.street_number,
          box: other.po_box,
        };
  return { ...address, reference: po_number, emails: '', message: '', copiedMessage: '', ownMessage: '' };
}

type BookEntry = {
  readonly name: string;
  readonly postal: string;
  readonly city: string;
  readonly street: string;
  readonly street_number: string;
  readonly po_box: string;
};

export const fromBook = ({ name, postal, city, street, street_number: number, po_box: box }: BookEntry) => ({
  name,
  postal,
  city,
  street,
  number,
  box,
});

/** The current city if it fits the postal code, else the first; unchanged without cities. */
export const cityFor = (city: string, cities: readonly string[]): string =>
  cities.includes(city) ? city : (cities[0] ?? city);

/** Null for the customer's own address. */
export function addressOf(values: CheckoutValues): AlternativeAddress | null {
  if (values.addressKind === 'standard') return null;
  return {
    name: values.name.trim(),
    postal: values.postal.trim(),
    city: values.city.trim(),
    street: values.street.trim(),
    street_number: values.number.trim(),
    po_box: values.box.trim(),
  };
}

/** Any separator. */
export const emailsOf = (text: string): string[] => text.split(/[\s,;]+/).filter((email) => email !== '');

export type CheckoutError =
  | 'name'
  | 'postal'
  | 'undelivered'
  | 'city'
  | 'street'
  | 'number'
  | 'reference'
  | 'emailsMost'
  | { readonly email: string };

const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && text.length <= 254;

/** Errors in form order. `isUndelivered`: no delivery to the postal code. */
export function checkCheckout(
  values: CheckoutValues,
  isReferenceRequired: boolean,
  isUndelivered = false,
): ReadonlyMap<CheckoutField, CheckoutError> {
  const errors = new Map<CheckoutField, CheckoutError>();
  const isBlank = (text: string) => text.trim() === '';
  if (values.addressKind === 'other') {
    if (isBlank(values.name)) errors.set('name', 'name');
    if (!/^\d{4}$/.test(values.postal.trim())) errors.set('postal', 'postal');
    else if (isUndelivered) errors.set('postal', 'undelivered');
    if (isBlank(values.city)) errors.set('city', 'city');
    if (isBlank(values.street)) errors.set('street', 'street');
    if (isBlank(values.number)) errors.set('number', 'number');
  }
  if (isReferenceRequired && isBlank(values.reference)) errors.set('reference', 'reference');
  const emails = emailsOf(values.emails);
  const wrong = emails.find((email) => !looksLikeEmail(email));
  if (wrong !== undefined) errors.set('emails', { email: wrong });
  else if (emails.length > longest.emails) errors.set('emails', 'emailsMost');
  return errors;
}
