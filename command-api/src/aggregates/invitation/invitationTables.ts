export const invitationTables = `
create table command.invitations (
  invitation_id text primary key,
  command_id text not null unique,
  customer_number text not null,
  email_hash text not null,
  is_open boolean not null default true,
  asked_at timestamptz[] not null,
  accepted_by text,
  drawn_at timestamptz not null default now(),
  claimed_by text,
  claimed_at timestamptz
);
comment on table command.invitations is 'finds invitations by the hash of their address: a hint, each invitation''s stream decides';
comment on column command.invitations.asked_at is 'when each mail was asked for, by the clock of the business';
comment on column command.invitations.claimed_by is 'the command that makes a login of it, alone for a minute';
create unique index invitations_open on command.invitations (customer_number, email_hash) where is_open;
create index invitations_by_email on command.invitations (email_hash);
create index invitations_accepted_by on command.invitations (accepted_by);
`;
