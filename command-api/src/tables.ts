import { defineTable, typed } from '@talloor/platform/postgres/columns.ts';

export const accountEmailsTable = defineTable('command.account_emails', {
  user_id: 'text not null',
  email_hash: 'text not null',
});

export const credentialsTable = defineTable('command.credentials', {
  username: 'text not null',
  user_id: 'text not null',
  password_hash: 'text not null',
});

export const activeBasketsTable = defineTable('command.active_baskets', {
  customer_number: 'text not null',
  basket_id: 'uuid not null',
  activated_at: 'text not null',
  previous_basket: 'uuid',
});

export const endedBasketsTable = defineTable('command.ended_baskets', {
  customer_number: 'text not null',
  basket_id: 'uuid not null',
  ended_by: 'text',
  place: 'bigint not null',
});

export const approversTable = defineTable('command.approvers', {
  customer_number: 'text not null',
  user_id: 'text not null',
});

export const credentialStepsTable = defineTable('command.credential_steps', {
  command_id: 'text not null',
  user_id: 'text not null',
  metadata: 'jsonb not null',
  step: 'jsonb not null',
  noted_at: 'timestamptz not null',
});

export const deliveryActsTable = defineTable('command.delivery_acts', {
  act_id: 'bigint not null',
  command_id: 'text not null',
  parked_id: 'bigint',
  message_id: 'text not null',
  delivery_number: 'text',
  act: 'text not null',
  outcome: 'text not null',
  reason: 'text',
  acted_by: 'text not null',
  acted_at: 'timestamptz not null',
});

export const deliveryNumbersTable = defineTable('command.delivery_numbers', {
  delivery_number: 'text not null',
  order_number: 'text not null',
});

export const invitationsTable = defineTable('command.invitations', {
  invitation_id: 'text not null',
  command_id: 'text not null',
  customer_number: 'text not null',
  email_hash: 'text not null',
  is_open: 'boolean not null',
  asked_at: 'timestamptz[] not null',
  accepted_by: 'text',
  drawn_at: 'timestamptz not null',
  claimed_by: 'text',
  claimed_at: 'timestamptz',
  erased_for: 'text',
});

export const invoicedNotesTable = defineTable('command.invoiced_notes', {
  part: 'text not null',
  number: 'text not null',
  document_number: 'text not null',
});

export const invoiceMessagesTable = defineTable('command.invoice_messages', {
  subject: 'text not null',
  message_id: 'text not null',
  document_number: 'text not null',
});

export const loginAttemptsTable = defineTable('command.login_attempts', {
  name_hash: 'text not null',
  tried: 'int not null',
  failed: 'int not null',
  last_at: 'timestamptz not null',
  blocked_until: 'timestamptz',
});

export const parkedDeliveriesTable = defineTable('command.parked_deliveries', {
  parked_id: 'bigint not null',
  message_id: 'text not null',
  delivery_number: 'text',
  message: 'json not null',
  message_hash: 'text not null',
  code: 'text not null',
  parameters: 'jsonb not null',
  parked_at: 'timestamptz not null',
  tried_at: 'timestamptz not null',
  tries: 'int not null',
  discarded_at: 'timestamptz',
  discarded_by: 'text',
  kind: 'text',
  order_number: 'text',
  correction: 'json',
  subject: 'text not null',
  document_number: 'text',
  customer_number: 'text',
});

export const passkeysTable = defineTable('command.passkeys', {
  passkey_id: 'uuid not null',
  user_id: 'text not null',
  credential_id: 'text not null',
  public_key: 'bytea not null',
  counter: 'bigint not null',
  transports: 'text[] not null',
  created_at: 'timestamptz not null',
  last_used_at: 'timestamptz',
});

export const registrationDraftsTable = defineTable('command.registration_drafts', {
  visitor: 'text not null',
  draft: 'bytea',
  filed: 'jsonb',
  expires_at: 'timestamptz not null',
});

export const registrationsTable = defineTable('command.registrations', {
  command_id: 'text not null',
  registration_id: 'text not null',
  visitor: 'text not null',
  body_hash: 'text not null',
  filed_at: 'timestamptz not null',
});

export const resetTokensTable = defineTable('command.reset_tokens', {
  token_hash: 'text not null',
  user_id: 'text not null',
  expires_at: 'timestamptz not null',
  used_at: 'timestamptz',
});

export const paymentsTable = defineTable('command.payments', {
  payment_id: 'uuid not null',
  provider_id: 'text',
  started_at: 'timestamptz not null',
  look_at: 'timestamptz',
});

export const sandboxPaymentsTable = defineTable('command.sandbox_payments', {
  payment_id: 'text not null',
  idempotency_key: 'text not null',
  amount: 'text not null',
  currency: 'text not null',
  description: 'text not null',
  language: typed<'nl' | 'fr'>('text not null'),
  redirect_url: 'text not null',
  webhook_url: 'text not null',
  metadata: 'jsonb not null',
  status: typed<'open' | 'pending' | 'paid' | 'canceled' | 'failed' | 'expired'>('text not null'),
  created_at: 'timestamptz not null',
  expires_at: 'timestamptz not null',
});
