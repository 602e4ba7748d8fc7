import { runTool } from './start/runTool.mjs';

/** `npm run restore -- FILE` */
await runTool('restore');
