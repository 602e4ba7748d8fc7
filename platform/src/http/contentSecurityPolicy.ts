/** What a page may load (architecture.md §7). Styles are inline because emotion writes them; scripts never are. */
export const contentSecurityDirectives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
} as const;

const written = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');

/** The header's value of every answer. */
export const contentSecurityPolicy = written(contentSecurityDirectives);

/** That of pages with the barcode scanner, whose decoder is WebAssembly of our own; it allows no `eval` (ADR 0060). */
export const scanningPagePolicy = written({
  ...contentSecurityDirectives,
  'script-src': [...contentSecurityDirectives['script-src'], "'wasm-unsafe-eval'"],
});
