import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { webCallsOf } from './src/webCallsOf.ts';

const source = join(dirname(fileURLToPath(import.meta.url)), 'src');
type Module = Readonly<Record<string, unknown>>;

/** Web bundles hold only client parts (src/webCallsOf.ts), one module each. */
export function endpointsAsCalls(): Plugin {
  let areas: Promise<Readonly<Record<string, Module>>> | undefined;
  const readAreas = async () => {
    const options = { configFile: false, logLevel: 'error' } as const;
    return (await runnerImport<Record<string, Module>>(join(source, 'areas.ts'), options)).module;
  };
  return {
    name: 'endpoints-as-calls',
    enforce: 'pre',
    watchChange() {
      areas = undefined;
    },
    async load(id) {
      const [file = '', name] = id.split('?call=');
      if (dirname(file) !== join(source, 'endpoints')) return null;
      const exports = (await (areas ??= readAreas()))[basename(file, '.ts')];
      if (exports === undefined) return null;
      const calls = webCallsOf(exports);
      const code =
        name === undefined
          ? Object.keys(calls).map((call) => `export { ${call} } from ${JSON.stringify(`${file}?call=${call}`)};`)
          : [`export const ${name} = ${JSON.stringify(calls[name])};`];
      return { code: code.join('\n'), moduleSideEffects: false };
    },
  };
}
