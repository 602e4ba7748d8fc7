import { mkdirSync, writeFileSync } from 'node:fs';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import { composeAddresses } from './composeAddresses.ts';
import { nginxConfiguration } from './nginxConfiguration.ts';

/** `npm run gateway`. `GATEWAY_RESOLVER` names another DNS server. */
const resolver = process.env['GATEWAY_RESOLVER'] ?? composeAddresses.resolver;
const { ANALYTICS, TAG_MANAGER_URL } = process.env;
const tagManager = parseConfiguration({ ANALYTICS, TAG_MANAGER_URL }).analytics.script;
mkdirSync('server/dist', { recursive: true });
writeFileSync(
  'server/dist/gateway.conf',
  nginxConfiguration(allEndpoints, { ...composeAddresses, resolver, tagManager }),
);
