import type { OfficeRegistrationDetail } from '@talloor/contracts/endpoints/officeRegistrations.ts';

export type ComparedRow = {
  readonly field: 'name' | 'businessId' | 'street' | 'city' | 'legalForm' | 'delivery';
  readonly typed: string;
  readonly register: string;
  /** Null without comparison. */
  readonly isSame: boolean | null;
};

type Address = NonNullable<OfficeRegistrationDetail['delivery']>;
const lineOf = ({ street, street_number: number, po_box: box }: Address): string =>
  [[street, number].filter(Boolean).join(' '), box].filter(Boolean).join(', ');
const cityOf = ({ postal, city }: Address): string => `${postal} ${city}`;
const grouped = (businessId: string | null): string =>
  (businessId ?? '').replace(/^(\d{4})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3');

/** Ignores case, accents, dots and spaces. */
const isAlike = (one: string, other: string): boolean => {
  const bare = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  return bare(one) === bare(other);
};

/** Form beside register. The seat is compared with the invoice address; another delivery address is a separate line. */
export function compareRows(registration: OfficeRegistrationDetail, companyType: string): readonly ComparedRow[] {
  const { register, delivery, invoice } = registration;
  const seat = invoice ?? delivery;
  const known = register.found === 'yes' ? register : null;
  const row = (
    field: ComparedRow['field'],
    typed: string,
    told: string,
    isSame = isAlike(typed, told),
  ): ComparedRow => ({
    field,
    typed,
    register: told,
    isSame: known === null || told === '' ? null : isSame,
  });
  const told = known?.address ?? null;
  return [
    row('name', registration.company_name ?? '', known?.name ?? ''),
    row('businessId', grouped(registration.business_id), known ? grouped(registration.business_id) : ''),
    ...(seat
      ? [
          row('street', lineOf(seat), told ? lineOf(told) : ''),
          row('city', cityOf(seat), told ? cityOf(told) : '', told?.postal === seat.postal),
        ]
      : []),
    ...(registration.kind === 'registration' ? [row('legalForm', companyType, known?.legal_form ?? '', true)] : []),
    ...(delivery && (invoice !== null || (told !== null && !isAlike(lineOf(delivery), lineOf(told))))
      ? [row('delivery', `${lineOf(delivery)}`, told ? lineOf(told) : '')]
      : []),
  ];
}
