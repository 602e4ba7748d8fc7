import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { personal } from '../personal.ts';
import { digits, instant } from '../values.ts';
import { registeredAddress, registeredContact, registerExtract, typedText } from './values.ts';

/** What became of a registration when it came in (spec after-ordering §4). */
export const registrationOutcome = z.enum([
  'created',
  'other_contact',
  'contact_exists',
  'no_username',
  'forgot_password',
]);
export type RegistrationOutcome = z.output<typeof registrationOutcome>;

const mine = { personOf: (data: { readonly registrationId: string }) => data.registrationId };

/**
 * Stream `registration-{registrationId}`. The id is the user id that was reserved with the username: whoever registers has one
 * key for all they typed, before there is an account and after. No password is here: its hash lies beside the username.
 */
export const registrationEvents = {
  RegistrationFiled: defineEvent(
    'RegistrationFiled',
    z.object({
      registrationId: digits,
      /** A business that is new, or a login for a customer number that exists. */
      kind: z.enum(['registration', 'activation']),
      outcome: registrationOutcome,
      language: z.enum(['nl', 'fr']),
      /** What the business does; its segment as a customer unless the office chooses another. */
      sector: z.string().max(40),
      companyType: z.string().max(40),
      vatLiable: z.boolean(),
      /** Ten digits; empty where none is needed. */
      businessId: personal(z.string().max(10)),
      companyName: personal(typedText),
      /** The customer number that was typed to activate a login; null in a registration. */
      claimedCustomer: digits.nullable(),
      /** The customer that it belongs to, as far as it is known; null for a new one. */
      customerNumber: digits.nullable(),
      /** The login that this mail address has already. */
      existingUserId: digits.nullable(),
      delivery: registeredAddress.nullable(),
      /** Null: the same as the delivery address. */
      invoice: registeredAddress.nullable(),
      /** The delivery address was taken from the register, not typed. */
      tookRegisterAddress: z.boolean(),
      /** What the register said of the number then. */
      register: registerExtract,
      contact: registeredContact,
      username: personal(z.string().max(60)),
      termsAcceptedAt: instant,
    }),
    mine,
  ),
  /** The office asks for more; a mail carries the question and the way to answer. */
  RegistrationQuestioned: defineEvent(
    'RegistrationQuestioned',
    z.object({ registrationId: digits, language: z.enum(['nl', 'fr']), question: personal(z.string().max(2000)) }),
    mine,
  ),
  RegistrationAnswered: defineEvent(
    'RegistrationAnswered',
    z.object({ registrationId: digits, answer: personal(z.string().max(2000)) }),
    mine,
  ),
  RegistrationAccepted: defineEvent(
    'RegistrationAccepted',
    z.object({
      registrationId: digits,
      customerNumber: digits,
      /** A customer to be opened with what was registered; else the account is linked to one that is there. */
      isNewCustomer: z.boolean(),
      segment: z.string().max(60),
      /** Whose login it becomes: the one registered, or one that was there. */
      userId: digits,
      /** By the office, or by the link in the mail that went to a contact known before. */
      by: z.enum(['office', 'link']),
      /** Code of why the office did; none of a link, nor of before it was asked for. */
      reason: z.string().max(200).optional(),
    }),
  ),
  RegistrationRefused: defineEvent(
    'RegistrationRefused',
    z.object({ registrationId: digits, language: z.enum(['nl', 'fr']), reason: personal(z.string().max(2000)) }),
    mine,
  ),
  /** A mail about it went out. */
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

/** Stream of a registration. */
export const registrationStream = (registrationId: string): string => `registration-${registrationId}`;
