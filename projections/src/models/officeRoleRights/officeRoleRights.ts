import type { OfficeRoleEvent } from '@talloor/events/officeRole/officeRole.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import { officeRoleRightsModel, officeRoleRightsTable } from '../../tables/officeRoleRights.ts';

export const officeRoleRights = createProjector<OfficeRoleEvent>(officeRoleRightsModel, ({ event, metadata }) => {
  const { role, rights } = event.data;
  const values = { rights, changed_at: metadata.occurredAt };
  return [{ kind: 'upsert', table: officeRoleRightsTable.name, key: { role }, values }];
});
