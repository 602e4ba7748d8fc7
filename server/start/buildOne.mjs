import { buildServices } from './buildServices.mjs';

/** Builds `services` or the named web. */
const [name] = process.argv.slice(2);
if (name === 'services') await buildServices(process.cwd());
else await (await import('./buildWeb.mjs')).buildWeb(process.cwd(), name);
