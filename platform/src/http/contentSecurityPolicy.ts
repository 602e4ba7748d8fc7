/** Architecture.md §7. Inline styles are allowed because emotion writes them. */
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

const serializePolicy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');

export const contentSecurityPolicy = serializePolicy(contentSecurityDirectives);

/**
 * Allows the scanner's WebAssembly, but no `eval` (ADR 0060).
 * @param tagManager address of its script; null: none (ADR 0157)
 */
export function shopPagePolicy(tagManager: string | null): string {
  const host = tagManager === null ? [] : [new URL(tagManager).origin];
  return serializePolicy({
    ...contentSecurityDirectives,
    'script-src': [...contentSecurityDirectives['script-src'], "'wasm-unsafe-eval'", ...host],
    'connect-src': [...contentSecurityDirectives['connect-src'], ...host],
    'img-src': [...contentSecurityDirectives['img-src'], ...host],
  });
}

/** Pages that these sources may frame, and whose forms they may receive (ADR 0149). */
export const framedPagePolicy = (sources: readonly string[]): string =>
  serializePolicy({
    ...contentSecurityDirectives,
    'script-src': [...contentSecurityDirectives['script-src'], "'wasm-unsafe-eval'"],
    'form-action': [...contentSecurityDirectives['form-action'], ...sources],
    'frame-ancestors': sources.length === 0 ? contentSecurityDirectives['frame-ancestors'] : sources,
  });
