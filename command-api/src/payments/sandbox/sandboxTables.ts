export const sandboxTables = `
  create table command.sandbox_payments (
    payment_id text primary key,
    idempotency_key text not null unique,
    amount text not null,
    currency text not null,
    description text not null,
    language text not null,
    redirect_url text not null,
    webhook_url text not null,
    metadata jsonb not null,
    status text not null default 'open',
    created_at timestamptz not null,
    expires_at timestamptz not null
  );
`;
