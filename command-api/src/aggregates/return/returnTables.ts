/** Numbers of returns: a row for each, so that a crash gives none of them twice, whatever server holds the events. */
export const returnTables = `
  create table command.return_numbers (
    return_id bigint generated always as identity (start with 70000001) primary key,
    command_id text not null unique
  );
  comment on table command.return_numbers is 'a number that no event carries is of a request that was refused';
`;
