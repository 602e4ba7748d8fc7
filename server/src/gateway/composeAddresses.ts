import type { GatewayAddresses } from './nginxConfiguration.ts';

/** Service names of docker-compose.yml. */
export const composeAddresses: GatewayAddresses = {
  command: 'command-api:3000',
  query: 'query-api:3000',
  webs: '/srv/talloor',
  port: 8080,
};
