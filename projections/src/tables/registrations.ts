import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';
import type { RegisteredPerson } from './registeredPerson.ts';

export const registrationsModel = defineReadModel({
  name: 'registrations',
  version: 2,
  on: [
    'RegistrationFiled',
    'RegistrationQuestioned',
    'RegistrationAnswered',
    'RegistrationAccepted',
    'RegistrationRefused',
    'RegistrationMailSent',
    'AccountActivated',
  ],
  tables: {
    /** Personal values read null after erasure. */
    registrations: {
      columns: {
        registration_id: 'text not null',
        /** registration or activation */
        kind: 'text not null',
        /** created, other_contact, contact_exists, no_username or forgot_password */
        outcome: 'text not null',
        /** todo, waits_for_answer, waits_for_link, accepted, refused or closed */
        status: 'text not null',
        language: 'text not null',
        sector: 'text not null',
        company_type: 'text not null',
        vat_liable: 'boolean not null',
        has_business_id: 'boolean not null',
        claimed_customer: 'text',
        /** Customer that it was filed for or accepted as, or null. */
        customer_number: 'text',
        existing_user_id: 'text',
        /** Delivery place; null in an activation. */
        postal: 'text',
        city: 'text',
        took_register_address: 'boolean not null',
        person: typed<RegisteredPerson>('json'),
        question: 'text',
        answer: 'text',
        refusal: 'text',
        acceptance: 'text',
        /** ISO 8601 in UTC, like the next ones. */
        filed_at: 'text not null',
        terms_accepted_at: 'text not null',
        asked_at: 'text',
        answered_at: 'text',
        /** Time and author (an id, or `system`). */
        settled_at: 'text',
        settled_by: 'text',
        segment: 'text',
        /** Time the link was followed. */
        activated_at: 'text',
        mailed_at: 'text',
      },
      primaryKey: ['registration_id'],
      personal: {
        person: 'registration_id',
        question: 'registration_id',
        answer: 'registration_id',
        refusal: 'registration_id',
      },
      indexes: { queue: '(status, filed_at)' },
    },
  },
});
export const { registrations: registrationsTable } = registrationsModel.tables;
