import type { AccountEvent } from '@talloor/events/account/account.ts';
import type { RegistrationEvent, RegistrationFiled } from '@talloor/events/registration/events.ts';
import { evolveRegistration, noRegistration } from '@talloor/events/registration/state.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import type { RegisteredPerson } from '../../tables/registeredPerson.ts';
import { registrationsModel, registrationsTable } from '../../tables/registrations.ts';

type Handled = RegistrationEvent | Extract<AccountEvent, { type: 'AccountActivated' }>;

export const registrations = createProjector<Handled>(registrationsModel, projectRegistrations);

function projectRegistrations({ event, streamId, metadata }: DecodedEvent<Handled>): readonly RowOperation[] {
  const { occurredAt: at, actorId } = metadata;
  const change = (registrationId: string, values: Row): readonly RowOperation[] => [
    { kind: 'update', table: registrationsTable.name, key: { registration_id: registrationId }, values },
  ];
  switch (event.type) {
    case 'RegistrationFiled': {
      const key = { registration_id: event.data.registrationId };
      const filed = evolveRegistration(noRegistration, event);
      const isClosed = filed.status === 'closed';
      const values = { ...rowOf(event.data), status: filed.status, filed_at: at, settled_at: isClosed ? at : null };
      return [{ kind: 'upsert', table: registrationsTable.name, key, values }];
    }
    case 'RegistrationQuestioned':
      return change(event.data.registrationId, {
        status: 'waits_for_answer',
        question: event.data.question,
        answer: null,
        asked_at: at,
      });
    case 'RegistrationAnswered':
      return change(event.data.registrationId, { status: 'todo', answer: event.data.answer, answered_at: at });
    case 'RegistrationAccepted': {
      const { registrationId, customerNumber, segment, reason } = event.data;
      return change(registrationId, {
        status: 'accepted',
        customer_number: customerNumber,
        segment,
        acceptance: reason ?? null,
        settled_at: at,
        settled_by: actorId,
      });
    }
    case 'RegistrationRefused':
      return change(event.data.registrationId, {
        status: 'refused',
        refusal: event.data.reason,
        settled_at: at,
        settled_by: actorId,
      });
    case 'RegistrationMailSent':
      return change(streamId.slice('registration-'.length), { mailed_at: at });
    case 'AccountActivated':
      return change(event.data.registrationId, { activated_at: at });
    default:
      return event satisfies never;
  }
}

const rowOf = (filed: RegistrationFiled): Row => ({
  kind: filed.kind,
  outcome: filed.outcome,
  language: filed.language,
  sector: filed.sector,
  company_type: filed.companyType,
  vat_liable: filed.vatLiable,
  // Unknown after erasure, when the queue no longer needs it.
  has_business_id: filed.businessId !== '' && filed.businessId !== null,
  claimed_customer: filed.claimedCustomer,
  customer_number: filed.customerNumber,
  existing_user_id: filed.existingUserId,
  postal: filed.delivery?.postal ?? null,
  city: filed.delivery?.city ?? null,
  took_register_address: filed.tookRegisterAddress,
  person: filed.username === null ? null : personOf(filed),
  terms_accepted_at: filed.termsAcceptedAt,
});

function personOf(filed: RegistrationFiled): RegisteredPerson {
  const { companyName, businessId, username, delivery, invoice, contact, register } = filed;
  return { companyName, businessId, username, delivery, invoice, contact, register };
}
