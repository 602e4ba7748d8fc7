import { runTool } from './start/runTool.mjs';

/** `npm run subscriptions -- list | retry NAME | discard NAME STREAM@REVISION --by WHO --reason WHY` */
await runTool('subscriptions');
