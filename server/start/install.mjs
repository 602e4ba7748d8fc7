import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, say } from './console.mjs';

const oldest = [20, 19];

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1]))
    giveUp(`Talloor needs Node.js ${oldest.join('.')} or later; this is ${process.versions.node}.`);
}

/** `npm ci` when the lock file differs from the installed packages. */
export function installWhatIsMissing(root) {
  if (isInstalled(root)) return;
  say('Installing packages (npm ci) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) giveUp('The packages could not be installed; see the lines above.');
}

/** Optional packages may be missing (other platforms). */
export function isInstalled(root) {
  let installed;
  try {
    installed = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')).packages;
  } catch {
    return false;
  }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') || wanted.optional || wanted.peer) return true;
    if (wanted.link) return existsSync(join(root, path));
    return installed[path]?.version === wanted.version;
  });
}
