/** The list that has this name already, capitals and spaces around it aside: two of one name cannot be told apart. */
export function namesake<List extends { readonly name: string }>(
  typed: string,
  lists: readonly List[] | undefined,
): List | undefined {
  const plain = (name: string) => name.trim().toLocaleLowerCase();
  const wanted = plain(typed);
  return wanted === '' ? undefined : lists?.find(({ name }) => plain(name) === wanted);
}
