import type { RegisteredCompanyView } from '@talloor/contracts/endpoints/registry.ts';
import type { CompanyType } from '@talloor/rules/account/companyTypes.ts';
import type { RegistrationValues } from './registrationValues.ts';

/** What the register said of a number; null where it knew nothing. */
export type Taken = { readonly businessId: string; readonly company: RegisteredCompanyView | null };

/** The fields of an address that is to be typed. */
export const noAddress = {
  address_choice: 'own',
  postal: '',
  city: '',
  street: '',
  street_number: '',
  po_box: '',
} as const satisfies Partial<RegistrationValues>;

/** The name as the form holds it. */
export const nameOf = ({ name }: RegisteredCompanyView): string => name.slice(0, 80);

/** An address of the register that goods can be delivered to: a Belgian one that is whole. */
export function registerAddress({ address }: RegisteredCompanyView) {
  if (address === null || address.country !== null || !/^\d{4}$/.test(address.postal)) return null;
  const { postal, city, street, street_number, po_box } = address;
  return { postal, city, street, street_number, po_box };
}

/**
 * What the form takes over once the register has said what it knows of a number. What was typed stays; what came of the
 * number before goes, so that no business gets the name or the door of another (spec after-ordering §3).
 * @param before what was taken over of the number before; @param found of this one
 */
export function takeFromRegister(
  values: RegistrationValues,
  before: RegisteredCompanyView | null,
  found: RegisteredCompanyView | null,
): Partial<RegistrationValues> {
  const isNameFree = values.company_name === '' || (before !== null && values.company_name === nameOf(before));
  const isAddressFree = values.address_choice === 'register' || values.postal === '';
  const address = found === null ? null : registerAddress(found);
  const isOwnToBe = values.address_choice === 'register' && address === null;
  return {
    ...(isNameFree ? { company_name: found === null ? '' : nameOf(found) } : {}),
    ...(found !== null && (isNameFree || values.company_type === '') ? { company_type: typeOf(found) } : {}),
    ...(isAddressFree && address !== null ? { address_choice: 'register', ...address } : {}),
    ...(isOwnToBe ? noAddress : {}),
  };
}

/** KBO/BCE legal forms of associations and of public bodies (114 to 117, 301 and on). */
function typeOf({ kind, legal_form: form }: RegisteredCompanyView): CompanyType {
  if (kind === 'natural_person') return 'self-employed';
  const code = form?.code ?? '';
  if (['017', '117', '125', '026', '029'].includes(code)) return 'association';
  return /^(?:11[0-9]|3\d\d|4\d\d)$/.test(code) ? 'public' : 'company';
}
