import { writeFileSync } from 'node:fs';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import { composeAddresses } from './composeAddresses.ts';
import { nginxConfiguration } from './nginxConfiguration.ts';

/** `npm run gateway`: writes the gateway's configuration of docker-compose.yml anew from the contracts. */
writeFileSync('docker/gateway.conf', nginxConfiguration(allEndpoints, composeAddresses));
