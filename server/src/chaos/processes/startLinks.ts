import { startTcpProxy } from '@talloor/platform/eventStore/testing/tcpProxy.ts';
import { services, type Service, type Target } from '../planFaults.ts';

export type Server = { readonly host: string; readonly port: number };

export type Cut = 'refuse' | 'swallow';

export type Links = {
  readonly portOf: (service: Service, server: 'PostgreSQL' | 'event store') => number;
  /** Of a service: its connections to both. Of PostgreSQL and of the store: those of all services. */
  readonly cut: (target: Target, how: Cut) => Promise<void>;
  readonly mend: (target: Target, how: Cut) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Each service can be cut off. */
export async function startLinks(servers: Readonly<Record<'PostgreSQL' | 'event store', Server>>): Promise<Links> {
  const links = await Promise.all(
    services.flatMap((service) =>
      (['PostgreSQL', 'event store'] as const).map(async (server) => ({
        service,
        server,
        proxy: await startTcpProxy(servers[server]),
      })),
    ),
  );
  const proxiesOf = (target: Target) =>
    links.flatMap(({ service, server, proxy }) => (service === target || server === target ? [proxy] : []));
  return {
    portOf: (service, server) =>
      links.find((link) => link.service === service && link.server === server)?.proxy.port ?? 0,
    cut: async (target, how) => {
      for (const proxy of proxiesOf(target))
        if (how === 'refuse') await proxy.refuse();
        else proxy.swallow('requests', 'answers');
    },
    mend: async (target, how) => {
      for (const proxy of proxiesOf(target))
        if (how === 'refuse') await proxy.accept();
        else proxy.heal();
    },
    close: async () => {
      for (const { proxy } of links) await proxy.close();
    },
  };
}
