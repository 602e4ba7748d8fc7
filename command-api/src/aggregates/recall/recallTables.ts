/**
 * Numbers of recalls, and what each calls back: a row before the first event, so that no delivery that leaves meanwhile is passed
 * over (ADR 0125). A hint: the recall's stream decides.
 */
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
