import { runTool } from './start/runTool.mjs';

/** `npm run import -- SUBJECT FILE [--dry-run] [--batch ID] [--charset NAME] [--delimiter CHARACTER]` */
await runTool('import');
