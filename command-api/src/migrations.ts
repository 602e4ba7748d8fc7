import type { Migration } from '@talloor/platform/postgres/migrate.ts';
import { deliveryActTables, deliveryTables } from './aggregates/delivery/deliveryTables.ts';
import { invoicedNotesIndex, invoiceTables } from './aggregates/invoice/invoiceTables.ts';
import { parkedReportTables } from './erpReports/parkedReportTables.ts';
import { paymentTables } from './aggregates/payment/paymentTables.ts';
import { sandboxTables } from './payments/sandbox/sandboxTables.ts';
import { recallTables } from './aggregates/recall/recallTables.ts';
import { returnTables } from './aggregates/return/returnTables.ts';
import { invitationTables } from './aggregates/invitation/invitationTables.ts';
import { serviceRequestTables } from './aggregates/serviceRequest/serviceRequestTables.ts';
import { registrationTables } from './aggregates/registration/registrationTables.ts';

/** Schema `command`: unique rows needed before appends; neither read models nor business facts. */
export const commandMigrations: readonly Migration[] = [
  {
    name: '001_command',
    up: async (db) => {
      await db.raw(`
        create table command.active_baskets (
          customer_number text primary key,
          basket_id uuid not null
        );
        create sequence command.order_number start with 4402001;
        create table command.checkout_attempts (
          command_id text primary key,
          basket_id uuid not null,
          order_number text not null,
          attempted_at timestamptz not null default now()
        );
        create sequence command.user_id start with 1001;
        create table command.credentials (
          username text primary key,
          user_id text not null unique,
          password_hash text not null
        );
      `);
    },
  },
  {
    name: '002_ended_baskets',
    up: async (db) => {
      await db.raw(`
        alter table command.active_baskets
          add column ended_baskets uuid[] not null default '{}',
          add column order_number text;
        comment on column command.active_baskets.ended_baskets is 'the last three, newest first: a repeated command is known there';
        comment on column command.active_baskets.order_number is 'drawn by the first attempt to check out, kept by those that follow';
        create index checkout_attempts_age on command.checkout_attempts (attempted_at);
      `);
    },
  },
  {
    name: '003_who_ended_a_basket',
    up: async (db) => {
      await db.raw(`
        alter table command.active_baskets add column ended_by text[] not null default '{}', drop column order_number;
        update command.active_baskets set ended_by = array_fill(null::text, array[cardinality(ended_baskets)]);
        comment on column command.active_baskets.ended_baskets is 'the last hundred, newest first: a repeated command is known there';
        comment on column command.active_baskets.ended_by is 'the command that checked out each of them; null where it is not told yet';
        drop table command.checkout_attempts;
      `);
    },
  },
  {
    name: '004_named_lists',
    up: async (db) => {
      await db.raw(`
        create table command.named_lists (
          list_id uuid primary key,
          customer_number text not null,
          owner_id text not null
        );
        comment on table command.named_lists is 'counts the lists of a user: a hint, each list''s stream decides';
        create index named_lists_of_owner on command.named_lists (customer_number, owner_id);
      `);
    },
  },
  {
    name: '011_activated_baskets',
    up: async (db) => {
      await db.raw(`
        alter table command.active_baskets
          add column activated_at text collate "C" not null default '',
          add column previous_basket uuid;
        comment on column command.active_baskets.activated_at is 'position of the last activation: of two at one time the later counts';
        comment on column command.active_baskets.previous_basket is 'whose place the last activation took';
      `);
    },
  },
  {
    name: '016_ordered_at',
    up: async (db) => {
      await db.raw(`
        alter table command.active_baskets add column ordered_at timestamptz;
        comment on column command.active_baskets.ordered_at is 'when the last basket was told as ordered: what was sent before may still come again';
      `);
    },
  },
  {
    // Clients mark repeats, so nothing is guessed from the last order.
    name: '018_no_ordered_at',
    up: async (db) => {
      await db.raw('alter table command.active_baskets drop column ordered_at');
    },
  },
  {
    name: '019_login_attempts',
    up: async (db) => {
      await db.raw(`
        create table command.login_attempts (
          name_hash text primary key,
          tried int not null,
          failed int not null,
          last_at timestamptz not null,
          blocked_until timestamptz
        );
        comment on table command.login_attempts is 'under a hash of the username, whether somebody has it or not';
        comment on column command.login_attempts.tried is 'failed ones and those under way';
        create index login_attempts_age on command.login_attempts (last_at);
      `);
    },
  },
  {
    name: '020_recovery',
    up: async (db) => {
      await db.raw(`
        create table command.reset_tokens (
          token_hash text primary key,
          user_id text not null,
          expires_at timestamptz not null,
          used_at timestamptz
        );
        comment on column command.reset_tokens.token_hash is 'SHA-256 of what the link in a mail carries';
        create index reset_tokens_of_user on command.reset_tokens (user_id);
        create table command.account_emails (
          user_id text primary key,
          email_hash text not null
        );
        comment on table command.account_emails is 'finds users by the hash of their address: a hint, each account''s stream decides';
        create index account_emails_by_hash on command.account_emails (email_hash);
      `);
    },
  },
  {
    name: '025_passkeys',
    up: async (db) => {
      await db.raw(`
        create table command.passkeys (
          passkey_id uuid primary key,
          user_id text not null,
          credential_id text not null unique,
          public_key bytea not null,
          counter bigint not null,
          transports text[] not null,
          created_at timestamptz not null default now(),
          last_used_at timestamptz
        );
        create index passkeys_of_user on command.passkeys (user_id);
        create table command.passkey_challenges (
          challenge_hash text primary key,
          user_id text,
          expires_at timestamptz not null
        );
        comment on column command.passkey_challenges.user_id is 'who adds a passkey; null where somebody signs in';
        create index passkey_challenges_age on command.passkey_challenges (expires_at);
      `);
    },
  },
  { name: '030_registrations', up: (db) => db.raw(registrationTables).then(() => undefined) },
  { name: '031_invitations', up: (db) => db.raw(invitationTables).then(() => undefined) },
  {
    name: '032_invitations_of_erased',
    up: async (db) => {
      await db.raw(`
        alter table command.invitations add column erased_for text;
        comment on column command.invitations.erased_for is 'the user with whom it is being erased';
      `);
    },
  },
  {
    name: '033_approvers',
    up: async (db) => {
      await db.raw(`
        create table command.approvers (
          customer_number text not null,
          user_id text not null,
          primary key (customer_number, user_id)
        );
        comment on table command.approvers is 'who approves for a customer: a hint, each account''s stream decides';
      `);
    },
  },
  {
    name: '036_credential_steps',
    up: async (db) => {
      await db.raw(`
        create table command.credential_steps (
          command_id text primary key,
          user_id text not null,
          metadata jsonb not null,
          step jsonb not null,
          noted_at timestamptz not null default now()
        );
        comment on table command.credential_steps is 'changes of logins whose event is to follow: noted with them, gone after it';
        create index credential_steps_age on command.credential_steps (noted_at);
      `);
    },
  },
  { name: '045_deliveries', up: (db) => db.raw(deliveryTables).then(() => undefined) },
  { name: '053_recalls', up: (db) => db.raw(recallTables).then(() => undefined) },
  { name: '055_delivery_acts', up: (db) => db.raw(deliveryActTables).then(() => undefined) },
  { name: '058_returns', up: (db) => db.raw(returnTables).then(() => undefined) },
  {
    name: '059_ended_baskets',
    up: async (db) => {
      await db.raw(`
        create table command.ended_baskets (
          customer_number text not null,
          basket_id uuid not null,
          ended_by text,
          place bigint not null generated always as identity,
          primary key (customer_number, basket_id)
        );
        comment on table command.ended_baskets is 'the last hundred of each customer: a repeated command is found there';
        comment on column command.ended_baskets.ended_by is 'the command that checked out the basket; null until its policy ran';
        comment on column command.ended_baskets.place is 'the highest is the newest';
        create index ended_baskets_newest on command.ended_baskets (customer_number, place);
        insert into command.ended_baskets (customer_number, basket_id, ended_by)
          select active.customer_number, ended.basket_id, ended.ended_by
          from command.active_baskets active,
            unnest(active.ended_baskets, active.ended_by) with ordinality as ended (basket_id, ended_by, age)
          order by active.customer_number, ended.age desc
          on conflict do nothing;
        alter table command.active_baskets drop column ended_baskets, drop column ended_by;
      `);
    },
  },
  { name: '062_parked_invoices', up: (db) => db.raw(parkedReportTables).then(() => undefined) },
  { name: '063_invoices', up: (db) => db.raw(invoiceTables).then(() => undefined) },
  { name: '064_payments', up: (db) => db.raw(paymentTables).then(() => undefined) },
  { name: '065_sandbox_payments', up: (db) => db.raw(sandboxTables).then(() => undefined) },
  { name: '066_invoiced_notes_of_document', up: (db) => db.raw(invoicedNotesIndex).then(() => undefined) },
  { name: '067_service_requests', up: (db) => db.raw(serviceRequestTables).then(() => undefined) },
];
