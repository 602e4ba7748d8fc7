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
  const values = new Map<string, string>();
  for (const [name, value] of Object.entries(fields)) {
    const key = name.toUpperCase();
    const text = typeof value === 'string' ? value : (value[0] ?? '');
    if (!values.has(key) && text.length <= mostCharacters) values.set(key, text);
  }
  const username = values.get('USERNAME') ?? '';
  const password = values.get('PASSWORD') ?? '';
  const hook = values.get('HOOK_URL') ?? '';
  if (username === '' || password === '' || !URL.canParse(hook)) return null;
  return {
    username,
    password,
    hookUrl: new URL(hook),
    okCode: values.get('~OKCODE') ?? '',
    target: values.get('~TARGET') ?? '',
    caller: values.get('~CALLER') ?? '',
  };
}
