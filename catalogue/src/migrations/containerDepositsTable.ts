export const containerDepositsTable = `
create table catalogue.container_deposits (
  kind text not null check (kind ~ '^[A-Za-z0-9_-]{1,30}$'),
  valid_from text not null check (valid_from ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  deposit_mills int check (deposit_mills >= 0),
  primary key (kind, valid_from)
);
comment on column catalogue.container_deposits.deposit_mills is 'thousandths of a euro; null: not paid back from that day on';
`;
