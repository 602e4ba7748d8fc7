import { runTool } from './start/runTool.mjs';

/** `npm run read-models -- list | rebuild NAME | drop-old` */
await runTool('readModels');
