import type { CommandSide } from '../commandSide.ts';
import type { CommandModule, CommandSettings } from '../module.ts';
import { apiKeyRoutes } from './apiKeys.ts';
import { columnSetRoutes } from './columnSetRoutes.ts';
import { uploadColumnsRoute } from './uploadColumnsRoute.ts';
import { officeContentRoutes } from './content/officeContentRoutes.ts';
import { getImportRoute } from './getImport.ts';
import { erpLimits, importRecordsRoute } from './importRecords.ts';

export const catalogueModule = (side: CommandSide, { loginAttempts }: CommandSettings): CommandModule => ({
  routes: [
    ...columnSetRoutes(side),
    uploadColumnsRoute(side),
    ...officeContentRoutes(side),
    importRecordsRoute(side),
    getImportRoute(side),
    ...apiKeyRoutes(side),
  ],
  limits: erpLimits(loginAttempts),
});
