import type { Plugin } from 'vite';

type Chunk = { readonly type: string; readonly isEntry?: boolean; readonly imports?: readonly string[] };

/** Omits preloads of files that the start has loaded. */
export function withoutLoaded(): { readonly plugin: Plugin; readonly ofStart: ReadonlySet<string> } {
  const ofStart = new Set<string>();
  const plugin: Plugin = {
    name: 'without-loaded',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler: (_options, bundle) => {
        const chunks = bundle as Readonly<Record<string, Chunk>>;
        const load = (file: string): void => {
          if (ofStart.has(file)) return;
          ofStart.add(file);
          for (const imported of chunks[file]?.imports ?? []) load(imported);
        };
        for (const [file, { type, isEntry }] of Object.entries(chunks)) if (type === 'chunk' && isEntry) load(file);
      },
    },
  };
  return { plugin, ofStart };
}
