import { findCustomerIdentities } from '@talloor/catalogue/customer/findCustomerIdentities.ts';
import { RegisterUnavailable } from '@talloor/catalogue/register/companyRegister.ts';
import type { RegisterExtract } from '@talloor/events/registration/values.ts';
import { companyStatusOf } from '@talloor/rules/company/companyStatusOf.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { findAcceptedTerms } from '../../../people/findAcceptedTerms.ts';
import { findLoginOfEmail } from '../../../people/findLoginOfEmail.ts';
import type { FileRegistration, FilingFacts } from './decideFileRegistration.ts';

export async function gatherFilingFacts(
  side: Pick<CommandSide, 'pool' | 'repository' | 'catalogue' | 'clock' | 'sign'>,
  command: FileRegistration,
  { registrationId, discreet }: Pick<FilingFacts, 'registrationId' | 'discreet'>,
): Promise<FilingFacts> {
  const { company, contact, kind, language } = command;
  const claimed = kind === 'activation' ? command.company.customer_number : undefined;
  const place = (postal: string | undefined) => (postal === undefined ? null : side.catalogue.findPostalCode(postal));
  const now = side.clock.now();
  const [customers, login, register, delivery, invoice, terms] = await Promise.all([
    findCustomerIdentities(side.pool, {
      customerNumber: claimed,
      // The claimed customer excludes others of the company.
      companyNumber: claimed === undefined ? company.business_id : '',
    }),
    findLoginOfEmail(side, contact.email),
    askRegister(side, company.business_id, language),
    place(kind === 'registration' ? command.company.delivery.postal : undefined),
    place(kind === 'registration' ? command.company.invoice?.postal : undefined),
    findAcceptedTerms(side, now),
  ]);
  const places = { delivery, invoice };
  return { registrationId, discreet, now, customers, login, register, places, terms };
}

/** In the user's language; an outage blocks nobody. */
async function askRegister(
  { catalogue }: Pick<CommandSide, 'catalogue'>,
  businessId: string,
  language: 'nl' | 'fr',
): Promise<RegisterExtract> {
  if (businessId === '') return { found: 'not_asked' };
  const company = await catalogue.findCompany(businessId).catch((error: unknown) => {
    if (error instanceof RegisterUnavailable) return 'failed' as const;
    throw error;
  });
  if (company === 'failed') return { found: 'failed' };
  if (company === null) return { found: 'no' };
  const { address } = company;
  return {
    found: 'yes',
    name: company.name[language].slice(0, 320),
    legalForm: (company.legalForm?.text?.[language] ?? company.legalForm?.code ?? '').slice(0, 200),
    street: (address?.street[language] ?? '').slice(0, 200),
    streetNumber: (address?.streetNumber ?? '').slice(0, 40),
    box: (address?.box ?? '').slice(0, 40),
    postal: (address?.postal ?? '').slice(0, 10),
    city: (address?.city[language] ?? '').slice(0, 200),
    isActive: companyStatusOf(company.situation.code) === 'active',
  };
}
