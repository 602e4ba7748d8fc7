import { runTool } from './start/runTool.mjs';

/** `npm run audit -- order NUMBER | receipt FILE | all` */
await runTool('audit');
