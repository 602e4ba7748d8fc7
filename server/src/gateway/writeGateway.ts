import { mkdirSync, writeFileSync } from 'node:fs';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import { composeAddresses } from './composeAddresses.ts';
import { nginxConfiguration } from './nginxConfiguration.ts';

/** `npm run gateway`. `GATEWAY_RESOLVER` names another DNS server. */
const resolver = process.env['GATEWAY_RESOLVER'] ?? composeAddresses.resolver;
mkdirSync('server/dist', { recursive: true });
writeFileSync('server/dist/gateway.conf', nginxConfiguration(allEndpoints, { ...composeAddresses, resolver }));
