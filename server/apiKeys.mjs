import { runTool } from './start/runTool.mjs';

/** `npm run api-keys -- list | create NAME SUBJECT,… | revoke ID` */
await runTool('apiKeys');
