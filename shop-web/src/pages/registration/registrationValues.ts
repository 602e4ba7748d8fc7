import type { DraftField, NewRegistration } from '@talloor/contracts/endpoints/registrationShapes.ts';
import type { ProblemError } from '@talloor/contracts/problemError.ts';
import { needsCompanyNumber, companyTypes, type CompanyType } from '@talloor/rules/account/companyTypes.ts';
import { cleanField, judgeField, type FieldBreach } from '@talloor/rules/account/fields/judgeField.ts';
import type { FieldName } from '@talloor/rules/account/fields/fieldTable.ts';
import { brokenPasswordRules } from '@talloor/rules/account/passwordRules.ts';
import { brokenUsernameRules, type UsernameRule } from '@talloor/rules/account/usernameRules.ts';

export type Kind = NewRegistration['kind'];
export type StepName = 'company' | 'contact' | 'login' | 'summary';
export type RegistrationField = DraftField | 'password' | 'confirmation' | 'accept_terms' | 'website';
/** `yes` and `no` for booleans. */
export type RegistrationValues = Readonly<Record<RegistrationField, string>>;
export type FieldError =
  | FieldBreach
  | { readonly code: `username.${UsernameRule}` }
  | {
      readonly code: 'password' | 'confirmation' | 'accept' | 'undelivered' | 'taken' | 'city' | 'customer' | 'refused';
    };
export type FieldErrors = ReadonlyMap<RegistrationField, FieldError>;

/** readings.md, Registration. */
export const stepsOf: Readonly<Record<Kind, readonly StepName[]>> = {
  registration: ['company', 'contact', 'login', 'summary'],
  activation: ['contact', 'company', 'login', 'summary'],
};

export const emptyValues: RegistrationValues = {
  company_type: '',
  sector: '',
  vat_liable: 'yes',
  business_id: '',
  company_name: '',
  address_choice: 'own',
  postal: '',
  city: '',
  street: '',
  street_number: '',
  po_box: '',
  same_address: 'yes',
  invoice_postal: '',
  invoice_city: '',
  invoice_street: '',
  invoice_street_number: '',
  invoice_po_box: '',
  customer_number: '',
  salutation: '',
  first_name: '',
  last_name: '',
  position: '',
  phone: '',
  mobile: '',
  email: '',
  extra_email: '',
  username: '',
  password: '',
  confirmation: '',
  accept_terms: '',
  website: '',
};

const rules: Partial<Record<RegistrationField, readonly [FieldName, 'optional'?]>> = {
  company_name: ['company_name'],
  postal: ['postal'],
  city: ['city'],
  street: ['street'],
  street_number: ['street_number'],
  po_box: ['po_box', 'optional'],
  invoice_postal: ['postal'],
  invoice_city: ['city'],
  invoice_street: ['street'],
  invoice_street_number: ['street_number'],
  invoice_po_box: ['po_box', 'optional'],
  business_id: ['company_number'],
  customer_number: ['customer_number'],
  first_name: ['first_name'],
  last_name: ['last_name'],
  phone: ['phone_1'],
  mobile: ['phone_2', 'optional'],
  email: ['email'],
  extra_email: ['extra_email', 'optional'],
};
const required: FieldBreach = { code: 'field.required', least: 1, most: 60 };

const companyFields: readonly RegistrationField[] = [
  'company_name',
  'postal',
  'city',
  'street',
  'street_number',
  'po_box',
];
const invoiceFields: readonly RegistrationField[] = [
  'invoice_postal',
  'invoice_city',
  'invoice_street',
  'invoice_street_number',
  'invoice_po_box',
];
const contactFields: readonly RegistrationField[] = [
  'first_name',
  'last_name',
  'phone',
  'mobile',
  'email',
  'extra_email',
];

export const companyTypeOf = (values: RegistrationValues): CompanyType | null =>
  companyTypes.find((type) => type === values.company_type) ?? null;

/** Spec after-ordering §5. */
export function needsNumber(values: RegistrationValues): boolean {
  const type = companyTypeOf(values);
  return type === null ? true : needsCompanyNumber(type, values.vat_liable === 'yes');
}

/** @param isUndelivered known by the server only */
export function checkStep(step: StepName, kind: Kind, values: RegistrationValues, isUndelivered: boolean): FieldErrors {
  const errors = new Map<RegistrationField, FieldError>();
  const judge = (fields: readonly RegistrationField[]) => {
    for (const field of fields) {
      const [name, mayBeEmpty] = rules[field] ?? [];
      const breach = name ? judgeField(name, cleanOf(values, field), { mayBeEmpty: mayBeEmpty === 'optional' }) : null;
      if (breach) errors.set(field, breach);
    }
  };
  const choose = (field: RegistrationField) => {
    if (values[field] === '') errors.set(field, required);
  };
  switch (step) {
    case 'company': {
      if (kind === 'activation') judge(['customer_number']);
      else {
        choose('sector');
        choose('company_type');
      }
      const mayBeEmpty = kind === 'activation' || !needsNumber(values);
      const breach = judgeField('company_number', cleanOf(values, 'business_id'), { mayBeEmpty });
      if (breach) errors.set('business_id', breach);
      if (kind === 'activation') break;
      judge(companyFields);
      if (isUndelivered) errors.set('postal', { code: 'undelivered' });
      if (values.same_address === 'no') judge(invoiceFields);
      break;
    }
    case 'contact':
      choose('salutation');
      choose('position');
      judge(contactFields);
      break;
    case 'login': {
      const [rule] = brokenUsernameRules(values.username);
      if (rule) errors.set('username', values.username === '' ? required : { code: `username.${rule}` });
      if (brokenPasswordRules(values.password, values.username).length > 0)
        errors.set('password', { code: 'password' });
      if (values.confirmation !== values.password || values.confirmation === '')
        errors.set('confirmation', { code: 'confirmation' });
      break;
    }
    case 'summary':
      if (values.accept_terms !== 'yes') errors.set('accept_terms', { code: 'accept' });
      break;
    default:
      step satisfies never;
  }
  return errors;
}

/** Unfinished steps cannot be skipped. */
export const furthestStep = (kind: Kind, values: RegistrationValues): StepName =>
  stepsOf[kind].find((step) => step === 'summary' || checkStep(step, kind, values, false).size > 0) ?? 'summary';

/** Phone keyboards append a space. */
const cleanOf = (values: RegistrationValues, field: RegistrationField): string => {
  const [name] = rules[field] ?? [];
  return name ? cleanField(name, values[field]) : values[field].trim();
};

export function stepOf(field: RegistrationField): StepName {
  if (field === 'accept_terms' || field === 'website') return 'summary';
  if (field === 'username' || field === 'password' || field === 'confirmation') return 'login';
  return contactFields.includes(field) || field === 'salutation' || field === 'position' ? 'contact' : 'company';
}

/** The first step with fields that a 400 names (`errors[].path`); null if none. */
export function refusedStep(
  kind: Kind,
  { errors }: Pick<ProblemError, 'errors'>,
): { readonly step: StepName; readonly fields: readonly RegistrationField[] } | null {
  const fields = errors.flatMap(({ path }) => {
    const name = path
      .replace(/^company\.invoice\./, 'invoice_')
      .replace(/^(?:company\.delivery|company|contact|login)\./, '');
    return name in emptyValues ? [name as RegistrationField] : [];
  });
  const step = stepsOf[kind].find((each) => fields.some((field) => stepOf(field) === each));
  return step === undefined ? null : { step, fields };
}

export function bodyOf(kind: Kind, values: RegistrationValues, formToken: string): NewRegistration {
  const clean = (field: RegistrationField) => cleanOf(values, field);
  const shared = {
    form_token: formToken,
    website: values.website,
    accept_terms: true as const,
    contact: {
      salutation: values.salutation as 'mr' | 'mrs' | 'ms',
      first_name: clean('first_name'),
      last_name: clean('last_name'),
      position: values.position as NewRegistration['contact']['position'],
      phone: clean('phone'),
      mobile: clean('mobile'),
      email: clean('email'),
      extra_email: clean('extra_email'),
    },
    login: {
      username: clean('username'),
      password: values.password,
      confirmation: values.confirmation,
    },
  };
  const businessId = clean('business_id');
  if (kind === 'activation')
    return { kind, ...shared, company: { customer_number: clean('customer_number'), business_id: businessId } };
  type Company = Extract<NewRegistration, { kind: 'registration' }>['company'];
  return {
    kind,
    ...shared,
    company: {
      company_type: values.company_type as Company['company_type'],
      sector: values.sector as Company['sector'],
      vat_liable: values.vat_liable === 'yes',
      business_id: businessId,
      company_name: clean('company_name'),
      took_register_address: values.address_choice === 'register',
      delivery: addressOf(values, ''),
      invoice: values.same_address === 'yes' ? null : addressOf(values, 'invoice_'),
    },
  };
}

const addressOf = (values: RegistrationValues, prefix: '' | 'invoice_') => ({
  postal: cleanOf(values, `${prefix}postal`),
  city: cleanOf(values, `${prefix}city`),
  street: cleanOf(values, `${prefix}street`),
  street_number: cleanOf(values, `${prefix}street_number`),
  po_box: cleanOf(values, `${prefix}po_box`),
  country: 'BE' as const,
});
