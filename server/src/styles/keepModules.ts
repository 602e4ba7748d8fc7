/**
 * Vite plugin: keeps a module of styles that a page imports without using a class of its own. Vite takes it for free of
 * effects and drops it, but its `:global` rules dress what several pages share.
 */
export const keepModules = () => ({
  name: 'keep-modules',
  enforce: 'post' as const,
  transform: (code: string, id: string) =>
    id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' as const } : null,
});
