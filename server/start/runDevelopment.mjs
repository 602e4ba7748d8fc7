import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer } from 'vite';
import { say } from './console.mjs';

/** Server on PORT (3000), shop and office by vite on the next ports. Ctrl-C ends all. */
export async function runDevelopment(root) {
  const port = Number(process.env.PORT ?? 3000);
  process.env.SHOP_API = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', '--import', 'tsx', 'server/src/main.ts'],
    {
      cwd: root,
      env: { LOG_LEVEL: 'info', ...process.env, NODE_ENV: 'development', PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await isAlive(`http://localhost:${port}/health/live`, server);
  const [shop, office] = await Promise.all([
    startVite(root, 'shop-web', port + 1),
    startVite(root, 'backoffice-web', port + 2),
  ]);
  say(
    `\n  Shop, reloading         http://localhost:${port + 1}/\n  Back office, reloading  http://localhost:${port + 2}/backoffice/\n`,
  );

  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    server.kill('SIGTERM');
    await Promise.all([shop.close(), office.close(), ended]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());
  await ended;
  await end();
}

async function startVite(root, web, port) {
  const server = await createServer({ root: join(root, web), server: { port, strictPort: true }, clearScreen: false });
  return server.listen();
}

async function isAlive(url, server) {
  while (
    server.exitCode === null &&
    !(await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await pause(200);
}
