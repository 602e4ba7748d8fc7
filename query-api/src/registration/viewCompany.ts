import type { RegisteredCompany } from '@talloor/catalogue/register/companyRegister.ts';
import type { RegisteredCompanyView } from '@talloor/contracts/endpoints/registry.ts';
import { companyStatusOf } from '@talloor/rules/company/companyStatusOf.ts';

export function viewCompany(company: RegisteredCompany, language: 'nl' | 'fr'): RegisteredCompanyView {
  const { situation, legalForm, activity, address } = company;
  const worded = ({ code, text }: RegisteredCompany['situation']) => ({ code, text: text?.[language] ?? code });
  return {
    business_id: company.businessId,
    name: company.name[language],
    kind: company.isNaturalPerson ? 'natural_person' : 'legal_person',
    legal_form: legalForm && worded(legalForm),
    status: companyStatusOf(situation.code),
    situation: worded(situation),
    active_since: company.activeSince,
    activity: activity && worded(activity),
    address: address && {
      kind: address.kind,
      postal: address.postal,
      city: address.city[language],
      street: address.street[language],
      street_number: address.streetNumber,
      po_box: address.box,
      country: address.country?.[language] ?? null,
    },
  };
}
