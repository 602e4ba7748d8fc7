import type { PostalCode } from '@talloor/catalogue/places/places.ts';
import type { CustomerIdentity } from '@talloor/catalogue/customer/findCustomerIdentities.ts';
import type { NewRegistration } from '@talloor/contracts/endpoints/registrationShapes.ts';
import type { RegistrationEvent } from '@talloor/events/registration/events.ts';
import type { RegistrationState } from '@talloor/events/registration/state.ts';
import type { RegisteredAddress, RegisterExtract } from '@talloor/events/registration/values.ts';
import type { Decision, Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import type { AcceptedTerms } from '@talloor/rules/account/termsOn.ts';
import { isCityOf } from '@talloor/rules/delivery/isCityOf.ts';
import { judgeOutcome, type JudgedOutcome, type KnownLogin } from './judgeOutcome.ts';

type Typed<Kind extends NewRegistration['kind']> = Pick<
  Extract<NewRegistration, { kind: Kind }>,
  'kind' | 'company' | 'contact'
>;
/** Input without secret. */
export type FileRegistration = (Typed<'registration'> | Typed<'activation'>) & {
  readonly username: string;
  readonly language: 'nl' | 'fr';
};

export type FilingFacts = {
  readonly registrationId: string;
  readonly now: Date;
  readonly customers: readonly CustomerIdentity[];
  readonly login: KnownLogin | null;
  readonly register: RegisterExtract;
  readonly terms: AcceptedTerms;
  readonly places: { readonly delivery: PostalCode | null; readonly invoice: PostalCode | null };
  /** Hides who is a customer. */
  readonly discreet: boolean;
};

/** Silent when filed before. */
export function decideFileRegistration(
  command: FileRegistration,
  facts: FilingFacts,
  state: RegistrationState,
): Decision<RegistrationEvent> {
  if (state.status !== 'none') return [];
  const rejection = placeRejection(command, facts);
  if (rejection !== null) return rejection;
  const outcome = outcomeOf(command, facts);
  if ('rejected' in outcome) return outcome;
  const { registrationId, register, login, now, terms } = facts;
  const { contact, language, username } = command;
  const common = {
    registrationId,
    language,
    ...outcome,
    existingUserId: login?.userId ?? null,
    businessId: command.company.business_id,
    register,
    contact: {
      salutation: contact.salutation,
      firstName: contact.first_name,
      lastName: contact.last_name,
      position: contact.position,
      phone: contact.phone,
      mobile: contact.mobile,
      email: contact.email,
      extraEmail: contact.extra_email,
    },
    username,
    termsAcceptedAt: now.toISOString(),
    terms,
  };
  return [{ type: 'RegistrationFiled', data: { ...common, ...companyOf(command, facts) } }];
}

function companyOf(command: FileRegistration, { customers }: FilingFacts) {
  if (command.kind === 'activation') {
    const claimedCustomer = command.company.customer_number;
    const claimed = customers.find(({ customerNumber }) => customerNumber === claimedCustomer);
    return {
      kind: command.kind,
      sector: claimed?.segment ?? '',
      companyType: '',
      vatLiable: command.company.business_id !== '',
      companyName: claimed?.name ?? '',
      claimedCustomer,
      delivery: null,
      invoice: null,
      tookRegisterAddress: false,
    };
  }
  const { company } = command;
  return {
    kind: command.kind,
    sector: company.sector,
    companyType: company.company_type,
    vatLiable: company.vat_liable,
    companyName: company.company_name,
    claimedCustomer: null,
    delivery: addressOf(company.delivery),
    invoice: company.invoice && addressOf(company.invoice),
    tookRegisterAddress: company.took_register_address,
  };
}

type TypedAddress = Extract<NewRegistration, { kind: 'registration' }>['company']['delivery'];
const addressOf = ({ postal, city, street, street_number, po_box, country }: TypedAddress): RegisteredAddress => ({
  postal,
  city,
  street,
  streetNumber: street_number,
  box: po_box,
  country,
});

/** The city must belong to its postal code, in either language (spec after-ordering §5). */
function placeRejection(command: FileRegistration, { places }: FilingFacts): Rejection | null {
  if (command.kind === 'activation') return null;
  const { delivery, invoice } = command.company;
  if (places.delivery?.isDelivered === false) return { rejected: 'registration.postal_not_delivered' };
  const citiesToCheck = [
    [delivery.city, places.delivery],
    [invoice?.city, places.invoice],
  ] as const;
  const fits = citiesToCheck.every(
    ([city, place]) =>
      city === undefined || place === null || place.cities.length === 0 || isCityOf(city, place.cities),
  );
  return fits ? null : { rejected: 'registration.city_unknown' };
}

function outcomeOf(command: FileRegistration, { customers, login, discreet }: FilingFacts): JudgedOutcome | Rejection {
  const { email } = command.contact;
  if (command.kind === 'registration') return judgeOutcome({ email, customers, login });
  const { customer_number: number, business_id: businessId } = command.company;
  const claimed = customers.filter(
    ({ customerNumber, companyNumber }) =>
      customerNumber === number && (companyNumber === null || companyNumber === businessId),
  );
  if (claimed.length > 0) return judgeOutcome({ email, customers: claimed, login });
  // Guessed numbers reveal nothing; the office decides.
  return discreet ? { outcome: 'other_contact', customerNumber: null } : { rejected: 'registration.customer_unknown' };
}
