import { checkpointName } from '@talloor/platform/subscription/checkpoints.ts';
import { dropOldReadModels, listReadModels, StillKept } from '@talloor/platform/subscription/readModelUpkeep.ts';
import { RebuildFailed, rebuildReadModels } from '@talloor/platform/subscription/rebuildReadModels.ts';
import { RebuildUnderWay } from '@talloor/platform/subscription/rebuiltTables.ts';
import { allEvents } from '@talloor/events/allEvents.ts';
import { openFoundation } from '@talloor/platform/openFoundation.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { print } from './printing.ts';
import { Refused, printUsage, visitTenant } from './visitTenant.ts';

/** `npm run read-models -- list | rebuild NAME|--all | drop-old` */
const [what, name, ...more] = process.argv.slice(2);
if (more.length === 0 && what === 'rebuild' && name !== undefined)
  await visitTenant(async ({ url, masterKey, configuration }) => {
    const projectors = allProjectors.filter(
      (candidate) => name === '--all' || candidate.name === name || checkpointName(candidate) === name,
    );
    if (projectors.length === 0) throw new Refused(`there is no read model ${name}; see npm run read-models -- list`);
    const settings = { ...configuration, databaseUrl: url, masterKey, logLevel: 'silent' };
    const foundation = await openFoundation({ ...settings, name: 'tool', definitions: allEvents });
    try {
      await rebuildReadModels({ ...foundation, databaseUrl: url }, projectors).catch((error: unknown) => {
        throw error instanceof RebuildFailed || error instanceof RebuildUnderWay ? new Refused(error.message) : error;
      });
      for (const projector of projectors) print(`${checkpointName(projector)} is built again`);
    } finally {
      await foundation.close();
    }
  });
else if (name === undefined && what === 'list')
  await visitTenant(async ({ pool }) => {
    const { current, old } = await listReadModels(pool, allProjectors);
    for (const model of current) print(`${model.name}  ${model.position ?? 'not built'}  ${model.tables.join(', ')}`);
    if (old.tables.length + old.names.length > 0)
      print(`of earlier versions: ${[...old.names, ...old.tables].join(', ')}`);
  });
else if (name === undefined && what === 'drop-old')
  await visitTenant(async ({ pool }) => {
    const { names, tables } = await dropOldReadModels(pool, allProjectors).catch((error: unknown) => {
      throw error instanceof StillKept ? new Refused(error.message) : error;
    });
    print(tables.length + names.length === 0 ? 'nothing to drop' : `dropped: ${[...names, ...tables].join(', ')}`);
  });
else printUsage('npm run read-models -- list | rebuild NAME|--all | drop-old');
