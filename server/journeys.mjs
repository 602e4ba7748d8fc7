import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode, installWhatIsMissing } from './start/install.mjs';

/** `npm run journeys -- NAME …`: the browser journeys with one of these names, or all, on a product of their own. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
checkNode();
installWhatIsMissing(root);
process.chdir(root);
const { findJourneys, runJourneys } = await import('./start/runJourneys.mjs');
const { whileProductRuns } = await import('./start/whileProductRuns.mjs');
const journeys = findJourneys(root, process.argv.slice(2));
const { passed, failed } = process.env['SHOP_URL']
  ? await runJourneys(root, journeys, process.env)
  : await whileProductRuns(root, (env) => runJourneys(root, journeys, env));
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
