import type { GatewayAddresses } from './nginxConfiguration.ts';

/** Docker resolves them. */
export const composeAddresses: GatewayAddresses = {
  command: 'command-api:3000',
  query: 'query-api:3000',
  webs: '/srv/talloor',
  maintenance: '/maintenance',
  port: 8080,
  resolver: '127.0.0.11',
};
