/**
 * Attributes of a text field, in place of `maxLength`, which cuts in silence: the field takes more, and
 * `watchFields` says that it is too long.
 * @param paths names in the request's body (`contact.email`), for `markRefused`
 */
export const atMost = (most: number, ...paths: readonly string[]) => ({
  'data-most': most,
  ...(paths.length > 0 ? fieldOf(...paths) : {}),
});

/** Attributes of a field without a limit of its own. Its notice comes after the nearest element with `data-frame`. */
export const fieldOf = (...paths: readonly string[]) => ({ 'data-path': paths.join(' ') });
