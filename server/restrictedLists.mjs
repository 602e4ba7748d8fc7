import { runTool } from './start/runTool.mjs';

/** `npm run restricted-lists -- open CUSTOMER NAME MANAGER_USERNAME [FILE of article numbers]`, or `managers CUSTOMER USERNAME[,USERNAME…] REASON` */
await runTool('restrictedLists');
