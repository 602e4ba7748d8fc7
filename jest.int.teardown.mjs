import { rmSync } from 'node:fs';

export default async function teardown() {
  const { server, folders } = globalThis.__talloorTestServer;
  await server.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
