import { rmSync } from 'node:fs';

export default async function teardown() {
  const { server, folder } = globalThis.__talloorTestServer;
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
