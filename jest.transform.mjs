import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** See jest.bundle.mjs. */
const bundleOf = (path, root) => join(process.env.TEST_BUNDLES, relative(root, path)).replace(/\.tsx?$/, '.js');

export default {
  getCacheKey: (_text, path, { config }) =>
    createHash('sha256')
      .update(readFileSync(bundleOf(path, config.rootDir)))
      .digest('hex'),
  process: (_text, path, { config }) => {
    const bundle = bundleOf(path, config.rootDir);
    const map = JSON.parse(readFileSync(`${bundle}.map`, 'utf8'));
    map.sources = map.sources.map((source) => resolve(dirname(bundle), source));
    return { code: readFileSync(bundle, 'utf8'), map };
  },
};
