import { writeFileSync } from 'node:fs';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import { composeAddresses } from './composeAddresses.ts';
import { nginxConfiguration } from './nginxConfiguration.ts';

/** `npm run gateway`: regenerates the gateway's configuration. */
writeFileSync('docker/gateway.conf', nginxConfiguration(allEndpoints, composeAddresses));
