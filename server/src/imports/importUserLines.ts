import { z } from 'zod';
import { cents, choice, list, matching, text } from '@talloor/catalogue/import/fields.ts';
import type { LineErrorCode } from '@talloor/catalogue/import/lineError.ts';
import { readRecord } from '@talloor/catalogue/import/readRecord.ts';
import type { ReadLine } from '@talloor/catalogue/import/reading/readLine.ts';
import { createTally, type Tally } from '@talloor/catalogue/import/tally.ts';
import { inviteAccount } from '@talloor/command-api/aggregates/account/inviteAccount/inviteAccount.ts';
import { officeMetadata, system } from '@talloor/command-api/commands/officeCommand.ts';
import { createCustomerCommands } from '@talloor/command-api/aggregates/customer/customerCommands.ts';
import { findUsersByEmail } from '@talloor/command-api/people/knownEmails.ts';
import type { Foundation } from '@talloor/platform/openFoundation.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { emailKey } from '@talloor/rules/account/emailKey.ts';
import { judgeField } from '@talloor/rules/account/fields/judgeField.ts';
import { completeRights, customerRights, standardRights } from '@talloor/rules/account/rights.ts';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';
import { brokenUsernameRules } from '@talloor/rules/account/usernameRules.ts';

const rightPattern = new RegExp(`^(${customerRights.join('|')})$`);

export const userRecord = z.strictObject({
  email: matching(/^\S+@\S+\.\S+$/, 'is no e-mail address'),
  username: text(60).nullish(),
  first_name: text(40),
  last_name: text(60),
  language: choice(['nl', 'fr']).nullish(),
  customer_numbers: list(/^\d{1,20}$/, 100),
  rights: list(rightPattern, customerRights.length).nullish(),
  /** Euros without VAT; empty: no limit. */
  order_limit: cents().nullish(),
});
type UserRecord = z.output<typeof userRecord>;
export const userColumns: ReadonlySet<string> = new Set(Object.keys(userRecord.shape));

type Side = Pick<Foundation, 'pool' | 'repository' | 'clock' | 'sign' | 'hashCommand'>;
type Fault = readonly [code: LineErrorCode, field: string, message: string];

/** Users that exist stay as they are. Nobody is invited yet. */
export async function importUserLines(side: Side, lines: AsyncIterable<ReadLine>, dryRun: boolean): Promise<Tally> {
  const tally = createTally();
  const customers = await customerNumbers(side);
  const seenNames = new Set<string>();
  const seenEmails = new Set<string>();
  for await (const read of lines) {
    tally.read();
    const { line } = read;
    if ('error' in read) {
      tally.reject(line, read.error.code, '', read.error.message);
      continue;
    }
    const result = readRecord(userRecord, read.value);
    if ('fault' in result) {
      tally.reject(line, result.fault.code, result.fault.field, result.fault.message);
      continue;
    }
    const { record } = result;
    const username = (record.username ?? record.email).toLowerCase();
    const fault = judge(record, username, customers, seenNames);
    if (fault) {
      tally.reject(line, ...fault);
      continue;
    }
    seenNames.add(username);
    const email = emailKey(record.email);
    const outcome = seenEmails.has(email) ? 'unchanged' : await write(side, record, username, dryRun);
    if (typeof outcome === 'string') {
      seenEmails.add(email);
      tally.count(outcome);
    } else tally.reject(line, ...outcome);
  }
  return tally;
}

function judge(
  record: UserRecord,
  username: string,
  customers: ReadonlySet<string>,
  seenNames: ReadonlySet<string>,
): Fault | null {
  for (const field of ['first_name', 'last_name', 'email'] as const)
    if (judgeField(field, record[field], { mayBeEmpty: false }) !== null)
      return ['import.invalid', field, 'is not accepted by the shop'];
  if (brokenUsernameRules(username).length > 0)
    return ['import.invalid', 'username', 'has 4 to 60 letters, digits and . _ - @ +'];
  if (seenNames.has(username)) return ['import.duplicate', 'username', 'an earlier line has the username'];
  const unknown = record.customer_numbers.find((number) => !customers.has(number));
  if (unknown !== undefined) return ['import.unknown_customer', 'customer_numbers', `there is no customer ${unknown}`];
  return null;
}

async function write(
  side: Side,
  record: UserRecord,
  username: string,
  dryRun: boolean,
): Promise<'created' | 'unchanged' | Fault> {
  const { email, customer_numbers: customers } = record;
  const [rights, orderLimitCents] = [record.rights ?? null, record.order_limit ?? null];
  if ((await findUsersByEmail(side, email)).length > 0) return 'unchanged';
  if (dryRun) return (await isUsernameTaken(side, username)) ? takenUsername : 'created';
  const grant =
    rights === null && orderLimitCents === null
      ? null
      : {
          rights: completeRights(customerRights.filter((right) => (rights ?? standardRights).includes(right))),
          orderLimitCents,
        };
  const account = {
    username,
    email,
    firstName: record.first_name,
    lastName: record.last_name,
    language: record.language ?? 'nl',
    roles: ['customer'] as const,
    customers: [...new Set(customers)],
    grant,
  };
  const metadata = officeMetadata('importUser', username, account, system, null, side);
  try {
    for (const number of account.customers) await createCustomerCommands(side).openCustomer(number);
    const { repeated } = await inviteAccount(side, account, metadata, false);
    return repeated ? 'unchanged' : 'created';
  } catch (error) {
    if (error instanceof Problem && error.code === 'registration.username_taken') return takenUsername;
    throw error;
  }
}

const takenUsername: Fault = ['import.duplicate', 'username', 'another user has the username'];

async function isUsernameTaken({ pool }: Side, username: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from command.credentials where username = $1', [usernameKey(username)]);
  return (rowCount ?? 0) > 0;
}

async function customerNumbers({ pool }: Side): Promise<ReadonlySet<string>> {
  const query = 'select customer_number as number from catalogue.customers';
  return new Set((await findRows(pool, { number: 'text not null' }, query)).map(({ number }) => number));
}
