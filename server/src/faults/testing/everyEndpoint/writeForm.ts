/** A body as a form sends it: a list is a field that is there more than once. */
export const writeForm = (body: unknown): string => {
  const fields = Object.entries(body as Readonly<Record<string, string | readonly string[]>>);
  return new URLSearchParams(
    fields.flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one])),
  ).toString();
};
