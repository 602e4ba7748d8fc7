import { z } from 'zod';
import { demoColleagueLines, demoUserLines } from './customers.ts';
import { demoCustomers } from './readCustomers.ts';

const role = z.enum(['customer', 'sales-support', 'auditor', 'admin']);

export type DemoUser = {
  readonly userId: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: 'nl' | 'fr';
  readonly roles: readonly z.output<typeof role>[];
  readonly customers: readonly string[];
};

/** User ids of the demo tenant count from here. */
export const firstUserId = 1001;

const usersOf = (lines: string): Omit<DemoUser, 'userId'>[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [username = '', firstName = '', lastName = '', language = '', roles = '', customers = ''] = line.split('|');
      const numbers = customers.split(',').filter(Boolean);
      return {
        username,
        firstName,
        lastName,
        email: emailOf(firstName, numbers[0]),
        language: language === 'fr' ? 'fr' : 'nl',
        roles: roles.split(',').map((each) => role.parse(each)),
        customers: numbers,
      };
    });
const named = usersOf(demoUserLines);

const buyers = {
  nl: [
    'Els|Janssens',
    'Tom|Peeters',
    'Hilde|Maes',
    'Wim|Claes',
    'An|Willems',
    'Bart|Goossens',
    'Sofie|Aerts',
    'Jan|Mertens',
  ],
  fr: [
    'Julie|Lambert',
    'Marc|Dubois',
    'Sophie|Renard',
    'Luc|Martin',
    'Claire|Leroy',
    'Paul|Simon',
    'Anne|Lejeune',
    'Eric|Collard',
  ],
} as const;

/** A buyer for every customer that no named user orders for: `inkoop` or `achats` and the customer number. */
const others = demoCustomers
  .filter(({ customerNumber }) => !named.some((user) => user.customers.includes(customerNumber)))
  .map(({ customerNumber, language }, index): Omit<DemoUser, 'userId'> => {
    const [firstName = '', lastName = ''] = (buyers[language][index % buyers[language].length] ?? '').split('|');
    return {
      username: `${language === 'fr' ? 'achats' : 'inkoop'}${customerNumber}`,
      firstName,
      lastName,
      email: emailOf(firstName, customerNumber),
      language,
      roles: ['customer'],
      customers: [customerNumber],
    };
  });

/** Everybody who signs in on the demo tenant. */
export const demoUsers: readonly DemoUser[] = [...named, ...others, ...usersOf(demoColleagueLines)].map(
  (user, index) => ({
    ...user,
    userId: String(firstUserId + index),
  }),
);

function emailOf(firstName: string, customerNumber: string | undefined): string {
  const customer = demoCustomers.find((each) => each.customerNumber === customerNumber);
  return `${plain(firstName)}@${customer ? plain(customer.name) : 'talloor'}.example`;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
