/** OCI call (standards.md); null when a required field is missing. */
export type OciCall = {
  readonly username: string;
  readonly password: string;
  readonly hookUrl: URL;
  readonly okCode: string;
  readonly target: string;
  readonly caller: string;
};

/** Values are stored with the session. */
const mostCharacters = 1000;

export function readOciFields(fields: Readonly<Record<string, string | readonly string[]>>): OciCall | null {
  const given = new Map<string, string>();
  for (const [name, value] of Object.entries(fields)) {
    const key = name.toUpperCase();
    const text = typeof value === 'string' ? value : (value[0] ?? '');
    if (!given.has(key) && text.length <= mostCharacters) given.set(key, text);
  }
  const username = given.get('USERNAME') ?? '';
  const password = given.get('PASSWORD') ?? '';
  const hook = given.get('HOOK_URL') ?? '';
  if (username === '' || password === '' || !URL.canParse(hook)) return null;
  return {
    username,
    password,
    hookUrl: new URL(hook),
    okCode: given.get('~OKCODE') ?? '',
    target: given.get('~TARGET') ?? '',
    caller: given.get('~CALLER') ?? '',
  };
}
