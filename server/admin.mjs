import { runTool } from './start/runTool.mjs';

await runTool('admin');
