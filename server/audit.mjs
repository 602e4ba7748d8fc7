import { runTool } from './start/runTool.mjs';

/** `npm run audit -- order NUMBER` */
await runTool('audit');
