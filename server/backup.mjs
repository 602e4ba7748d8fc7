import { runTool } from './start/runTool.mjs';

/** `npm run backup -- FILE` */
await runTool('backup');
