import type { FieldKind } from './fieldKinds.ts';

/** Lengths in characters (`lengthOf`). */
export type FieldRule = { readonly kind: FieldKind; readonly min: number; readonly max: number };

/** Fields by wire name (spec after-ordering §3, §5). The spec only gives lengths of postal code and company number. */
export const fieldTable = {
  first_name: { kind: 'alphabetic', min: 1, max: 40 },
  last_name: { kind: 'alphabetic', min: 1, max: 60 },
  phone_1: { kind: 'phone', min: 9, max: 24 },
  phone_2: { kind: 'phone', min: 9, max: 24 },
  email: { kind: 'email', min: 6, max: 254 },
  position: { kind: 'text', min: 2, max: 60 },
  extra_contact_name: { kind: 'alphabetic', min: 2, max: 80 },
  extra_contact_email: { kind: 'email', min: 6, max: 254 },
  extra_email: { kind: 'email', min: 6, max: 254 },
  company_name: { kind: 'text', min: 2, max: 80 },
  company_number: { kind: 'companyNumber', min: 10, max: 10 },
  sector: { kind: 'text', min: 2, max: 60 },
  addressee: { kind: 'text', min: 2, max: 60 },
  street: { kind: 'text', min: 2, max: 60 },
  street_number: { kind: 'alphanumeric', min: 1, max: 8 },
  po_box: { kind: 'alphanumeric', min: 1, max: 8 },
  postal: { kind: 'postal', min: 4, max: 4 },
  city: { kind: 'text', min: 2, max: 40 },
  customer_number: { kind: 'digits', min: 1, max: 20 },
  passkey_name: { kind: 'text', min: 1, max: 40 },
  comment: { kind: 'text', min: 2, max: 400 },
  date: { kind: 'date', min: 10, max: 10 },
} as const satisfies Record<string, FieldRule>;
export type FieldName = keyof typeof fieldTable;
