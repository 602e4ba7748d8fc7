/** The row precedes the first event, so that no departure is missed (ADR 0125). A hint. */
export const recallTables = `
  create table command.recalls (
    recall_id bigint generated always as identity (start with 80001) primary key,
    command_id text not null unique,
    lots jsonb not null,
    articles jsonb not null,
    is_open boolean not null default true
  );
  comment on table command.recalls is 'a hint of which recalls are open: each one''s stream decides';
  create index recalls_open on command.recalls (recall_id) where is_open;
`;
