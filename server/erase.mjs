import { runTool } from './start/runTool.mjs';

/** `npm run erase -- list | USER_ID --by WHO --reason WHY` */
await runTool('erase');
