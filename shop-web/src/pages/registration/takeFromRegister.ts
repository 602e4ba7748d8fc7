import type { RegisteredCompanyView } from '@talloor/contracts/endpoints/registry.ts';
import type { CompanyType } from '@talloor/rules/account/companyTypes.ts';
import type { RegistrationValues } from './registrationValues.ts';

/** Null for an unknown number. */
export type AppliedLookUp = { readonly businessId: string; readonly company: RegisteredCompanyView | null };

export const noAddress = {
  address_choice: 'own',
  postal: '',
  city: '',
  street: '',
  street_number: '',
  po_box: '',
} as const satisfies Partial<RegistrationValues>;

/** Whole: the field reports the length. */
export const nameOf = ({ name }: RegisteredCompanyView): string => name;

export function registerAddress({ address }: RegisteredCompanyView) {
  if (address === null || address.country !== null || !/^\d{4}$/.test(address.postal)) return null;
  const { postal, city, street, street_number, po_box } = address;
  return { postal, city, street, street_number, po_box };
}

/**
 * Removes the previous number's data, so businesses never mix (spec after-ordering §3).
 * @param before data of the previous number
 */
export function takeFromRegister(
  values: RegistrationValues,
  before: RegisteredCompanyView | null,
  company: RegisteredCompanyView | null,
): Partial<RegistrationValues> {
  const isNameFree = values.company_name === '' || (before !== null && values.company_name === nameOf(before));
  const isAddressFree = values.address_choice === 'register' || values.postal === '';
  const address = company === null ? null : registerAddress(company);
  const isOwnToBe = values.address_choice === 'register' && address === null;
  return {
    ...(isNameFree ? { company_name: company === null ? '' : nameOf(company) } : {}),
    ...(company !== null && (isNameFree || values.company_type === '') ? { company_type: typeOf(company) } : {}),
    ...(isAddressFree && address !== null ? { address_choice: 'register', ...address } : {}),
    ...(isOwnToBe ? noAddress : {}),
  };
}

/** KBO/BCE legal forms of associations and public bodies (114 to 117, 301 and above). */
function typeOf({ kind, legal_form: form }: RegisteredCompanyView): CompanyType {
  if (kind === 'natural_person') return 'self-employed';
  const code = form?.code ?? '';
  if (['017', '117', '125', '026', '029'].includes(code)) return 'association';
  return /^(?:11[0-9]|3\d\d|4\d\d)$/.test(code) ? 'public' : 'company';
}
