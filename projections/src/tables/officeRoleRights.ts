import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const officeRoleRightsModel = defineReadModel({
  name: 'officeRoleRights',
  version: 1,
  on: ['OfficeRoleRightsChanged'],
  tables: {
    office_role_rights: {
      columns: {
        role: 'text not null',
        rights: typed<readonly string[]>('jsonb not null'),
        changed_at: 'text not null',
      },
      primaryKey: ['role'],
    },
  },
});
export const { office_role_rights: officeRoleRightsTable } = officeRoleRightsModel.tables;
