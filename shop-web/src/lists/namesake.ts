/** Ignores case and outer spaces: equal names cannot be told apart. */
export function namesake<List extends { readonly name: string }>(
  typed: string,
  lists: readonly List[] | undefined,
): List | undefined {
  const plain = (name: string) => name.trim().toLocaleLowerCase();
  const wanted = plain(typed);
  return wanted === '' ? undefined : lists?.find(({ name }) => plain(name) === wanted);
}
