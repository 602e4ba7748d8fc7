import { runTool } from './start/runTool.mjs';

/** `npm run subscriptions -- list | retry NAME` */
await runTool('subscriptions');
