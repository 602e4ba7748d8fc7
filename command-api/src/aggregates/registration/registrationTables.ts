export const registrationTables = `
create table command.registrations (
  command_id text primary key,
  registration_id text not null unique,
  visitor text not null,
  body_hash text not null,
  filed_at timestamptz not null default now()
);
comment on table command.registrations is 'the id drawn for each command, so that one that is sent again is the same; for a month';
create index registrations_age on command.registrations (filed_at);
create table command.registration_drafts (
  visitor text primary key,
  draft bytea,
  filed jsonb,
  expires_at timestamptz not null
);
comment on column command.registration_drafts.draft is 'sealed under a key made of the visitor''s cookie, which is not stored';
create index registration_drafts_age on command.registration_drafts (expires_at);
create sequence command.customer_number start with 400001;
`;
