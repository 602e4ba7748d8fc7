import { buildServices } from './buildServices.mjs';

const [name] = process.argv.slice(2);
if (name === 'services') await buildServices(process.cwd());
else await (await import('./buildWeb.mjs')).buildWeb(process.cwd(), name);
