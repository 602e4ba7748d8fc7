import type { OfficeRegistrationDetail } from '@talloor/contracts/endpoints/officeRegistrations.ts';

export type ComparedRow = {
  readonly field: 'name' | 'businessId' | 'street' | 'city' | 'legalForm' | 'delivery';
  readonly entered: string;
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
const isAlike = (a: string, b: string): boolean => {
  const bare = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  return bare(a) === bare(b);
};

/** The seat is compared with the invoice address; another delivery address is a separate line. */
export function compareRows(registration: OfficeRegistrationDetail, companyType: string): readonly ComparedRow[] {
  const { register, delivery, invoice } = registration;
  const seat = invoice ?? delivery;
  const company = register.found === 'yes' ? register : null;
  const row = (
    field: ComparedRow['field'],
    entered: string,
    registered: string,
    isSame = isAlike(entered, registered),
  ): ComparedRow => ({
    field,
    entered,
    register: registered,
    isSame: company === null || registered === '' ? null : isSame,
  });
  const registeredAddress = company?.address ?? null;
  return [
    row('name', registration.company_name ?? '', company?.name ?? ''),
    row('businessId', grouped(registration.business_id), company ? grouped(registration.business_id) : ''),
    ...(seat
      ? [
          row('street', lineOf(seat), registeredAddress ? lineOf(registeredAddress) : ''),
          row(
            'city',
            cityOf(seat),
            registeredAddress ? cityOf(registeredAddress) : '',
            registeredAddress?.postal === seat.postal,
          ),
        ]
      : []),
    ...(registration.kind === 'registration' ? [row('legalForm', companyType, company?.legal_form ?? '', true)] : []),
    ...(delivery &&
    (invoice !== null || (registeredAddress !== null && !isAlike(lineOf(delivery), lineOf(registeredAddress))))
      ? [row('delivery', `${lineOf(delivery)}`, registeredAddress ? lineOf(registeredAddress) : '')]
      : []),
  ];
}
