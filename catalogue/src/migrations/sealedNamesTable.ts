export const sealedNamesTable = `
create table catalogue.sealed_names (
  change_id bigint primary key,
  names text not null
);`;
