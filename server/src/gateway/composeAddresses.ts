import type { GatewayAddresses } from './nginxConfiguration.ts';

/** Service names of docker-compose.yml, resolved by Docker. */
export const composeAddresses: GatewayAddresses = {
  command: 'command-api:3000',
  query: 'query-api:3000',
  webs: '/srv/talloor',
  maintenance: '/maintenance',
  port: 8080,
  resolver: '127.0.0.11',
};
