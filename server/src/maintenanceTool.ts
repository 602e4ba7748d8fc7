import { parseArgs } from 'node:util';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import { readMaintenance } from '@talloor/platform/http/maintenance.ts';
import { tellFailure } from '@talloor/platform/tellFailure.ts';
import { endMaintenance, maintenanceOf, startMaintenance } from './maintenance/writeMaintenance.ts';
import { print } from './printing.ts';
import { printUsage } from './visitTenant.ts';

const usage = `npm run maintenance -- on --until 2026-03-12T06:00+01:00 --nl TEXT --fr TEXT | off | status`;

const mostCharacters = 300;
const isText = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== '' && text.length <= mostCharacters && !/\p{Cc}/u.test(text);
const isMoment = (text: string | undefined): text is string =>
  text !== undefined &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
  !Number.isNaN(Date.parse(text));

/** Needs neither database nor services. */
function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { until: { type: 'string' }, nl: { type: 'string' }, fr: { type: 'string' } },
  });
  const { maintenanceDir: folder, now } = parseConfiguration(process.env);
  const { until, nl, fr } = values;
  const [what = '', ...rest] = positionals;
  if (rest.length > 0) return printUsage(usage);
  switch (what) {
    case 'on': {
      if (!isMoment(until) || !isText(nl) || !isText(fr)) return printUsage(usage);
      if (Date.parse(until) <= (now ?? new Date()).getTime()) throw new Error('--until lies in the past');
      const maintenance = maintenanceOf(new Date(until), { nl, fr });
      startMaintenance(folder, maintenance);
      print(`maintenance is on (${folder})`);
      print(maintenance.nl);
      print(maintenance.fr);
      return;
    }
    case 'off':
      endMaintenance(folder);
      return print('maintenance is off');
    case 'status': {
      const current = readMaintenance(folder);
      return print(
        current === null
          ? 'maintenance is off'
          : current === 'unreadable'
            ? `maintenance is on, but its file in ${folder} is damaged: switch it on again, or off`
            : `maintenance is on until ${current.until}`,
      );
    }
    default:
      return printUsage(usage);
  }
}

try {
  run();
} catch (error) {
  console.error(tellFailure(error));
  process.exitCode = 1;
}
