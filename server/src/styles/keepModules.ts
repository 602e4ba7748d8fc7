/** Vite drops style modules without used classes, but their `:global` rules dress what several pages share. */
export const keepModules = () => ({
  name: 'keep-modules',
  enforce: 'post' as const,
  transform: (code: string, id: string) =>
    id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' as const } : null,
});
