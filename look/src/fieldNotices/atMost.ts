/**
 * In place of `maxLength`, which cuts in silence: `watchFields` says that the text is too long.
 * @param paths names in the request's body (`contact.email`), for `markRefused`
 */
export const atMost = (most: number, ...paths: readonly string[]) => ({
  'data-most': most,
  ...(paths.length > 0 ? fieldOf(...paths) : {}),
});

/** A field without a limit. The notice comes after the nearest element with `data-frame`. */
export const fieldOf = (...paths: readonly string[]) => ({ 'data-path': paths.join(' ') });
