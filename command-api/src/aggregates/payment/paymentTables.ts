/** Payments that need a look, and their provider ids; streams decide. */
export const paymentTables = `
  create table command.payments (
    payment_id uuid primary key,
    provider_id text unique,
    started_at timestamptz not null,
    look_at timestamptz
  );
  comment on column command.payments.look_at is 'when the timer looks at it again; null: nothing is due';
  create index payments_due on command.payments (look_at) where look_at is not null;
`;
