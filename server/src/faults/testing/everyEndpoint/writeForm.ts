/** Lists are repeated fields. */
export const writeForm = (body: unknown): string => {
  const fields = Object.entries(body as Readonly<Record<string, string | readonly string[]>>);
  return new URLSearchParams(
    fields.flatMap(([name, value]) => [value].flat().map((item): [string, string] => [name, item])),
  ).toString();
};
