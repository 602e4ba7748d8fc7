import { rmSync } from 'node:fs';

export default function teardown() {
  rmSync(process.env.TEST_BUNDLES, { recursive: true, force: true });
}
