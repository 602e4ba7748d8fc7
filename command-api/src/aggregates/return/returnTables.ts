/** A row per number, so that crashes repeat none with any event store. */
export const returnTables = `
  create table command.return_numbers (
    return_id bigint generated always as identity (start with 70000001) primary key,
    command_id text not null unique
  );
  comment on table command.return_numbers is 'a number that no event carries is of a request that was refused';
`;
