import { z } from 'zod';
import { newRegistration } from '@talloor/contracts/endpoints/registrationShapes.ts';
import { personRole } from '@talloor/rules/account/officeRights.ts';
import { document, records } from './readRecords.ts';

const number = z.string().regex(/^\d+$/);
const language = z.enum(['nl', 'fr']);

const user = z.strictObject({
  userId: number,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.email(),
  language,
  roles: z.array(personRole),
  customers: z.array(number),
});
export type DemoUser = z.output<typeof user>;

/** In the order of their ids. */
export const demoUsers = records('users', user);

/** `npm start` prints it and the README names it. */
export const demoPassword = 'Welkom-2026';

export const demoTenant = document(
  'tenant',
  z.strictObject({
    suspendedCustomers: z.array(number),
    /** Initial managers of a customer's users. */
    managers: z.array(z.strictObject({ username: z.string(), customerNumber: number })),
    restrictedList: z.strictObject({
      customerNumber: number,
      manager: z.string(),
      bound: z.string(),
      name: z.string(),
      articleNumbers: z.array(number),
    }),
  }),
);

const [{ shape: registrationShape }] = newRegistration.options;

/** Oldest first. */
export const demoCases = records(
  'cases',
  z.strictObject({
    key: z.string(),
    username: z.string(),
    customerNumber: number,
    /** Before the demo's moment. */
    minutesAgo: z.int(),
    subject: z.string(),
    text: z.string(),
    question: z.string().nullable(),
    answer: z.string().nullable(),
    closed: z.boolean(),
  }),
);

/** Oldest first (mock-up 22). */
export const demoRegistrations = records(
  'registrations',
  z.strictObject({
    key: z.string(),
    /** Minutes before the demo's moment. */
    minutesAgo: z.int(),
    kind: z.literal('registration'),
    language,
    username: z.string(),
    company: registrationShape.company,
    contact: registrationShape.contact,
  }),
);
