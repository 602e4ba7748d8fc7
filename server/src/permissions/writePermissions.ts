import { writeFileSync } from 'node:fs';
import { permissionsPage } from '@talloor/contracts/permissions/permissionsPage.ts';

/** `npm run permissions`: writes the table of who may call what anew from the contracts. */
writeFileSync('docs/permissions.md', permissionsPage());
