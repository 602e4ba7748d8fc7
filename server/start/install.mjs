import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, say } from './console.mjs';

const oldest = [20, 19];

/** Refuses a Node.js that is too old, with a line instead of a syntax error. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1]))
    giveUp(`Talloor needs Node.js ${oldest.join('.')} or later; this is ${process.versions.node}.`);
}

/** Runs `npm ci` where packages are missing or others than the lock file says. */
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

/** Whether each package of the lock file is there in its version; optional ones may be missing (other platforms). */
export function isInstalled(root) {
  let installed;
  try {
    installed = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')).packages;
  } catch {
    return false;
  }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') || wanted.link || wanted.optional || wanted.peer) return true;
    return installed[path]?.version === wanted.version;
  });
}
