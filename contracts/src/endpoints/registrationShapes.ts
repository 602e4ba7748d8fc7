import { z } from 'zod';
import { companyTypes, needsCompanyNumber } from '@talloor/rules/account/companyTypes.ts';
import { fieldShape, optionalFieldShape } from '@talloor/rules/account/fields/fieldShape.ts';
import { brokenPasswordRules } from '@talloor/rules/account/passwordRules.ts';
import { functionTitles } from '@talloor/rules/company/functionTitles.ts';
import { sectors } from '@talloor/rules/account/sectors.ts';
import { brokenUsernameRules } from '@talloor/rules/account/usernameRules.ts';
import { line } from '../shapes.ts';

const address = z.strictObject({
  postal: fieldShape('postal'),
  city: fieldShape('city'),
  street: fieldShape('street'),
  street_number: fieldShape('street_number'),
  po_box: optionalFieldShape('po_box'),
  /** Belgium only (spec after-ordering §1). */
  country: z.literal('BE'),
});

const company = z
  .strictObject({
    company_type: z.enum(companyTypes),
    sector: z.enum(sectors),
    vat_liable: z.boolean(),
    business_id: optionalFieldShape('company_number'),
    company_name: fieldShape('company_name'),
    took_register_address: z.boolean(),
    delivery: address,
    /** Null: the delivery address. */
    invoice: address.nullable(),
  })
  .superRefine(({ company_type: type, vat_liable: isLiable, business_id: number }, context) => {
    if (number === '' && needsCompanyNumber(type, isLiable))
      context.addIssue({ code: 'custom', path: ['business_id'], message: 'field.required' });
  });

const contact = z.strictObject({
  salutation: z.enum(['mr', 'mrs', 'ms']),
  first_name: fieldShape('first_name'),
  last_name: fieldShape('last_name'),
  position: z.enum(functionTitles),
  phone: fieldShape('phone_1'),
  mobile: optionalFieldShape('phone_2'),
  email: fieldShape('email'),
  /** Also gets order confirmations. */
  extra_email: optionalFieldShape('extra_email'),
});

/** Messages are rule codes: `username.length`, `password.digit`. */
export const newLogin = z
  .strictObject({ username: line(60), password: z.string().max(240), confirmation: z.string().max(240) })
  .superRefine(({ username, password, confirmation }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    for (const rule of brokenUsernameRules(username)) wrong('username', `username.${rule}`);
    for (const rule of brokenPasswordRules(password, username)) wrong('password', `password.${rule}`);
    if (password !== confirmation) wrong('confirmation', 'password.confirmation');
  });

const shared = {
  /** Signed; proves the time that a person needs. */
  form_token: line(200),
  /** Honeypot: people leave it empty. */
  website: line(200).default(''),
  accept_terms: z.literal(true),
  contact,
  login: newLogin,
};

export const newRegistration = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('registration'), ...shared, company }),
  z.strictObject({
    kind: z.literal('activation'),
    ...shared,
    company: z.strictObject({
      customer_number: fieldShape('customer_number'),
      business_id: optionalFieldShape('company_number'),
    }),
  }),
]);
export type NewRegistration = z.output<typeof newRegistration>;

/** Draft fields without secrets. */
export const draftFields = [
  'company_type',
  'sector',
  'vat_liable',
  'business_id',
  'company_name',
  'address_choice',
  'postal',
  'city',
  'street',
  'street_number',
  'po_box',
  'same_address',
  'invoice_postal',
  'invoice_city',
  'invoice_street',
  'invoice_street_number',
  'invoice_po_box',
  'customer_number',
  'salutation',
  'first_name',
  'last_name',
  'position',
  'phone',
  'mobile',
  'email',
  'extra_email',
  'username',
] as const;
export type DraftField = (typeof draftFields)[number];

export const registrationKind = z.enum(['registration', 'activation']);
export const registrationDraft = z.strictObject({
  kind: registrationKind,
  step: z.enum(['company', 'contact', 'login', 'summary']),
  fields: z.partialRecord(z.enum(draftFields), line(260)),
});
export type RegistrationDraft = z.output<typeof registrationDraft>;
