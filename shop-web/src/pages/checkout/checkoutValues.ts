import type { FieldName } from '@talloor/rules/account/fields/fieldTable.ts';
import { cleanField, judgeField, type FieldBreach } from '@talloor/rules/account/fields/judgeField.ts';
import { lengthOf } from '@talloor/rules/account/fields/lengthOf.ts';
import { addressLengths } from '@talloor/rules/basket/addressLengths.ts';
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
  /** Copied from the address book, or empty. */
  copiedMessage: string;
  /** Before copying. */
  ownMessage: string;
};
export type CheckoutField = keyof CheckoutValues;

/** Maximum lengths (spec shopping §5, Checkout). */
export const longest = {
  ...addressLengths,
  postal: 4,
  reference: 30,
  message: 400,
  emails: 5,
} as const;

export const noAddress = { book: '', name: '', postal: '', city: '', street: '', number: '', box: '' } as const;

type MessageValues = Pick<CheckoutValues, 'message' | 'copiedMessage' | 'ownMessage'>;

export const withoutCopied = ({ message, copiedMessage, ownMessage }: MessageValues): MessageValues => ({
  message: copiedMessage !== '' && message === copiedMessage ? ownMessage : message,
  copiedMessage: '',
  ownMessage: '',
});

export const withCopied = (words: string, before: MessageValues): Partial<MessageValues> =>
  words === '' ? {} : { message: words, copiedMessage: words, ownMessage: before.message };

/** This tab's earlier input, else the basket's. A newer reference comes from the basket. */
export function initialValues(
  basket: BasketView,
  draft: Readonly<Record<string, string>> | null = null,
): CheckoutValues {
  const basketValues = valuesOfBasket(basket);
  if (draft === null) return basketValues;
  const isOlder = draft['keptReference'] !== basket.po_number;
  const fields = Object.keys(basketValues).filter(
    (field) => field !== 'addressKind' && !(field === 'reference' && isOlder),
  );
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

/** The current city if it fits, else the first; unchanged without cities. */
export const cityFor = (city: string, cities: readonly string[]): string =>
  cities.includes(city) ? city : (cities[0] ?? city);

/** Null for the customer's own address. */
export function addressOf(values: CheckoutValues): AlternativeAddress | null {
  if (values.addressKind === 'standard') return null;
  return {
    name: cleanField('addressee', values.name),
    postal: cleanField('postal', values.postal),
    city: cleanField('city', values.city),
    street: cleanField('street', values.street),
    street_number: cleanField('street_number', values.number),
    po_box: cleanField('po_box', values.box),
  };
}

/** Any separator. */
export const emailsOf = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((email) => cleanField('extra_email', email))
    .filter((email) => email !== '');

export type CheckoutError =
  | 'name'
  | 'postal'
  | 'undelivered'
  | 'city'
  | 'street'
  | 'number'
  | 'reference'
  | 'emailsMost'
  | { readonly email: string }
  | FieldBreach;

const addressRules = [
  ['name', 'addressee'],
  ['postal', 'postal'],
  ['city', 'city'],
  ['street', 'street'],
  ['number', 'street_number'],
  ['box', 'po_box'],
] as const satisfies readonly (readonly [CheckoutField, FieldName])[];

/** In form order. `isUndelivered`: no delivery to the postal code. Catalogue cities may be longer than typed ones. */
export function checkCheckout(
  values: CheckoutValues,
  isReferenceRequired: boolean,
  isUndelivered = false,
  cities: readonly string[] = [],
): ReadonlyMap<CheckoutField, CheckoutError> {
  const errors = new Map<CheckoutField, CheckoutError>();
  const isBlank = (text: string) => text.trim() === '';
  if (values.addressKind === 'other') {
    for (const [field, rule] of addressRules) {
      const isListed = field === 'city' && cities.includes(values.city);
      const limits = { mayBeEmpty: field === 'box', most: isListed ? Infinity : longest[field] };
      const breach = judgeField(rule, cleanField(rule, values[field]), limits);
      if (breach === null) continue;
      const isMissing = breach.code === 'field.required' || field === 'postal';
      errors.set(field, isMissing && field !== 'box' ? field : breach);
    }
    if (isUndelivered && !errors.has('postal')) errors.set('postal', 'undelivered');
  }
  const tooLong = (most: number): FieldBreach => ({ code: 'field.too_long', least: 0, most });
  if (isReferenceRequired && isBlank(values.reference)) errors.set('reference', 'reference');
  else if (lengthOf(values.reference.trim()) > longest.reference) errors.set('reference', tooLong(longest.reference));
  if (lengthOf(values.message.trim()) > longest.message) errors.set('message', tooLong(longest.message));
  const emails = emailsOf(values.emails);
  const wrong = emails.find((email) => judgeField('extra_email', email) !== null);
  if (wrong !== undefined) errors.set('emails', { email: wrong });
  else if (emails.length > longest.emails) errors.set('emails', 'emailsMost');
  return errors;
}
