import { connect, createServer, type Server, type Socket } from 'node:net';

export type TcpProxy = {
  readonly port: number;
  /** Connections stay open. */
  readonly swallow: (...directions: readonly ('requests' | 'answers')[]) => void;
  /** Cuts connections with lost bytes. */
  readonly heal: () => void;
  /** New connections are accepted. */
  readonly drop: () => void;
  /** Cuts and refuses connections until `accept`. */
  readonly refuse: () => Promise<void>;
  readonly accept: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function startTcpProxy(target: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const damaged = new Set<Socket>();
  let swallowed: readonly string[] = [];
  let server: Server | null = null;

  const forward = (from: Socket, to: Socket, direction: 'requests' | 'answers'): void => {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (!swallowed.includes(direction)) return void to.write(bytes);
      damaged.add(from).add(to);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const listen = (port: number): Promise<number> =>
    new Promise((resolve, reject) => {
      const fresh = createServer((client) => {
        const upstream = connect(target);
        forward(client, upstream, 'requests');
        forward(upstream, client, 'answers');
      });
      fresh.once('error', reject);
      fresh.listen(port, '127.0.0.1', () => {
        server = fresh;
        const address = fresh.address();
        if (address && typeof address === 'object') resolve(address.port);
      });
    });
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const refuse = async (): Promise<void> => {
    const ending = new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
    server = null;
    drop();
    await ending;
  };

  const port = await listen(0);
  return {
    port,
    swallow: (...directions) => {
      swallowed = directions;
    },
    heal: () => {
      swallowed = [];
      for (const socket of damaged) socket.destroy();
      damaged.clear();
    },
    drop,
    refuse,
    accept: async () => {
      await listen(port);
    },
    close: refuse,
  };
}
