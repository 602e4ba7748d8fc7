export type Person = { readonly userId: string; readonly firstName: string; readonly lastName: string };

/** `Y. Claes` and `y claes` are one name. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();

/** Full name, or initial and last name, in either order: one name alone may be of anybody. Null for none or several. */
export function receiverNamed(typedName: string, people: readonly Person[]): string | null {
  const typed = fold(typedName);
  const named = people.filter(({ firstName, lastName }) => {
    const [first, last] = [fold(firstName), fold(lastName)];
    if (first === '' || last === '') return false;
    return [first + last, last + first, first.slice(0, 1) + last, last + first.slice(0, 1)].includes(typed);
  });
  return named.length === 1 ? (named[0]?.userId ?? null) : null;
}
