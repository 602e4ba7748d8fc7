import type pg from 'pg';
import { writeColumnSet } from '@talloor/catalogue/assortment/columnSets.ts';
import { writeCustomers } from '@talloor/catalogue/customer/writeCustomers.ts';
import { emailHash } from '@talloor/command-api/people/knownEmails.ts';
import { draftRow } from '@talloor/command-api/aggregates/registration/keepDraft/registrationDrafts.ts';
import type { Sign } from '@talloor/platform/createSigner.ts';

type Planting = {
  readonly pool: pg.Pool;
  readonly sign: Sign;
  readonly person: string;
  readonly email: string;
  readonly ownCustomer: string;
  readonly deliveryNumber: string;
  readonly business: string;
  /** A unique word, or the word of this name. */
  readonly plant: (word?: string) => string;
};

export const invitationOfOwnLogin = '8057';

export const otherContactEmail = 'keuken@ter-linden.example';
const at = new Date('2026-03-11T13:12:00Z');

export async function plantInTables(planting: Planting): Promise<void> {
  // An address stored as hash only.
  const hashedEmail = `${planting.plant()}@home.example`;
  await plantInReferences(planting, [planting.email, hashedEmail]);
  const { pool, sign, person, plant } = planting;
  const secrets = [
    [
      `insert into command.parked_deliveries (message_id, delivery_number, message, correction, message_hash, code, parked_at, tried_at)
       values ($1, $2, json_build_object('received_by', $3::text), json_build_object('received_by', $4::text), $1, 'code', now(), now())`,
      planting.deliveryNumber,
      plant(),
      plant(),
    ],
    ['insert into command.credentials values ($2, $1, $3)', plant(), plant()],
    [
      `insert into command.credential_steps values ('a change', $1, '{}', json_build_object('username', $2::text))`,
      plant(),
    ],
    ['insert into command.reset_tokens values ($2, $1, now())', plant()],
    ['insert into command.account_emails values ($1, $2)', plant(emailHash(sign, hashedEmail))],
    [
      `insert into command.passkeys (passkey_id, user_id, credential_id, public_key, counter, transports)
       values (gen_random_uuid(), $1, $2, convert_to($3, 'UTF8'), 0, array[$4])`,
      plant(),
      plant(),
      plant(),
    ],
    ['insert into command.passkey_challenges values ($2, $1, now())', plant()],
    [
      `insert into platform.sessions values ($2, json_build_object('user', json_build_object('userId', $1::text, 'firstName', $3::text)), now() + interval '1 day')`,
      'a session',
      plant(),
    ],
    [
      `insert into platform.files (file_id, owner_id, content_type, content)
       values (gen_random_uuid(), $1, 'image/jpeg', convert_to($2, 'UTF8'))`,
      plant(),
    ],
    ['insert into command.registrations values ($2, $1, $3, $4)', 'a command', 'a visitor', 'a hash'],
    [
      `insert into command.invitations (invitation_id, command_id, customer_number, email_hash, is_open, asked_at)
       values ($1, $2, '204118', $3, false, array[now()])`,
      'its command',
      plant(),
    ],
    // Accepted with an existing login, so under its own key.
    [
      `insert into command.invitations (invitation_id, command_id, customer_number, email_hash, is_open, asked_at, accepted_by)
       values ($2, $3, '204118', $4, false, array[now()], $1)`,
      invitationOfOwnLogin,
      'another command',
      plant(),
    ],
  ] as const;
  for (const [text, ...values] of secrets) await pool.query(text, [person, ...values]);
  await pool.query(
    `insert into command.registration_drafts values ($1, convert_to($2, 'UTF8'), json_build_object('outcome', $3::text), now())`,
    [draftRow({ sign }, 'a visitor'), plant(), plant()],
  );
  await pool.query(
    `with asked as (insert into exports.downloads (download_id, asker, question) values
       (gen_random_uuid(), 'user ' || $1 || ' 204118', json_build_object('keywords', $2::text)) returning download_id)
     insert into exports.download_chunks select download_id, 0, convert_to($3, 'UTF8') from asked`,
    [person, plant(), plant()],
  );
  await pool.query(
    `with bundled as (insert into exports.document_bundles (request_id, requested_by, state, run) values
       ('planted', $1, 'done', gen_random_uuid()) returning request_id)
     insert into exports.document_chunks select request_id, 0, convert_to($2, 'UTF8') from bundled`,
    [person, plant()],
  );
}

async function plantInReferences(
  { pool, person, ownCustomer, business, plant }: Planting,
  emails: readonly string[],
): Promise<void> {
  const address = () => ({ name: plant(), street: plant(), streetNumber: plant(), postal: '9000', city: 'Gent' });
  const own = {
    customerNumber: ownCustomer,
    name: plant(),
    segment: 'other',
    address: address(),
    billingAddress: address(),
    addressBook: [{ label: plant(), ...address() }],
    accountNumber: plant(),
    contactEmails: [...emails],
  };
  await writeCustomers(pool, [own], { by: 'registration', at });
  await writeCustomers(pool, [{ ...own, name: plant() }], { by: '91', at });
  const businessFacts = { name: 'Residentie Ter Linden', segment: 'care_home', vatNumber: 'BE0417497106' };
  const businessAddress = { name: 'Ter Linden', street: 'Lindelaan', streetNumber: '2', postal: '9000', city: 'Gent' };
  const contactEmails = [otherContactEmail, ...emails];
  await writeCustomers(
    pool,
    [{ ...businessFacts, customerNumber: business, address: businessAddress, contactEmails }],
    {
      by: 'erp',
      at,
    },
  );
  const set = { name: plant(), columns: ['name'], sharedWith: 'nobody' } as const;
  const sharedSet = { ...set, name: plant(), sharedWith: 'customer' } as const;
  for (const each of [set, sharedSet])
    await writeColumnSet(pool, { userId: person, customerNumber: business }, each, { by: person, at });
}
