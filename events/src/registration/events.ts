import { z } from 'zod';
import { acceptedTerms } from '../account/acceptedTerms.ts';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { personal } from '../personal.ts';
import { digits, instant } from '../values.ts';
import { registeredAddress, registeredContact, registerExtract, freeText } from './values.ts';
import { within } from '../within.ts';

export const registrationOutcome = z.enum([
  'created',
  'other_contact',
  'contact_exists',
  'no_username',
  'forgot_password',
]);
export type RegistrationOutcome = z.output<typeof registrationOutcome>;

const mine = { personOf: (data: { readonly registrationId: string }) => data.registrationId };

/** Stream `registration-{registrationId}`. The id is the reserved user id, so one key covers all data. */
export const registrationEvents = {
  RegistrationFiled: defineEvent(
    'RegistrationFiled',
    z.object({
      registrationId: digits,
      /** A new business, or a login for an existing customer number. */
      kind: z.enum(['registration', 'activation']),
      outcome: registrationOutcome,
      language: z.enum(['nl', 'fr']),
      /** Sector of the business; the default customer segment. */
      sector: within(40),
      companyType: within(40),
      vatLiable: z.boolean(),
      /** Ten digits, or empty. */
      businessId: personal(within(10)),
      companyName: personal(freeText),
      /** Customer number typed in an activation; null in a registration. */
      claimedCustomer: digits.nullable(),
      /** Known customer, or null for a new one. */
      customerNumber: digits.nullable(),
      existingUserId: digits.nullable(),
      delivery: registeredAddress.nullable(),
      /** Null: same as the delivery address. */
      invoice: registeredAddress.nullable(),
      tookRegisterAddress: z.boolean(),
      register: registerExtract,
      contact: registeredContact,
      username: personal(within(60)),
      termsAcceptedAt: instant,
      /** Absent in older events. */
      terms: acceptedTerms.optional(),
    }),
    mine,
  ),
  RegistrationQuestioned: defineEvent(
    'RegistrationQuestioned',
    z.object({ registrationId: digits, language: z.enum(['nl', 'fr']), question: personal(within(2000)) }),
    mine,
  ),
  RegistrationAnswered: defineEvent(
    'RegistrationAnswered',
    z.object({ registrationId: digits, answer: personal(within(2000)) }),
    mine,
  ),
  RegistrationAccepted: defineEvent(
    'RegistrationAccepted',
    z.object({
      registrationId: digits,
      customerNumber: digits,
      /** False links an existing customer. */
      isNewCustomer: z.boolean(),
      segment: within(60),
      /** The registered login, or an existing one. */
      userId: digits,
      /** `link`: mailed to a known contact. */
      by: z.enum(['office', 'link']),
      /** Reason code of the office; absent for links and older events. */
      reason: within(200).optional(),
    }),
  ),
  RegistrationRefused: defineEvent(
    'RegistrationRefused',
    z.object({ registrationId: digits, language: z.enum(['nl', 'fr']), reason: personal(within(2000)) }),
    mine,
  ),
  RegistrationMailSent: defineEvent(
    'RegistrationMailSent',
    z.object({
      about: z.enum(['filed', 'questioned', 'accepted', 'refused']),
      language: z.enum(['nl', 'fr']),
      recipientCount: z.int().nonnegative(),
      messageId: z.string(),
    }),
  ),
};
export type RegistrationEvent = EventIn<typeof registrationEvents>;
export type RegistrationFiled = Extract<RegistrationEvent, { type: 'RegistrationFiled' }>['data'];
export type RegistrationAccepted = Extract<RegistrationEvent, { type: 'RegistrationAccepted' }>['data'];
export type RegistrationMail = Extract<RegistrationEvent, { type: 'RegistrationMailSent' }>['data']['about'];

export const registrationStream = (registrationId: string): string => `registration-${registrationId}`;
