/** Ignores case and outer spaces. */
export function namesake<List extends { readonly name: string }>(
  newName: string,
  lists: readonly List[] | undefined,
): List | undefined {
  const plain = (name: string) => name.trim().toLocaleLowerCase();
  const plainName = plain(newName);
  return plainName === '' ? undefined : lists?.find(({ name }) => plain(name) === plainName);
}
