import { runTool } from './start/runTool.mjs';

/** `npm run restricted-lists -- open CUSTOMER NAME MANAGER_USERNAME [FILE of article numbers]` */
await runTool('restrictedLists');
