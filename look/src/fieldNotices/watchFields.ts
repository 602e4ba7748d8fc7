import './fieldNotices.css';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type FieldError = { readonly path: string; readonly message: string };
type NoticeTexts = {
  readonly tooLong: (length: number, most: number) => string;
  readonly refused: Readonly<Record<string, string>> & { readonly other: string };
  readonly unmarked: string;
};
type Watched = { readonly texts: () => NoticeTexts; readonly lengthOf: (text: string) => number };

const fields = 'input, textarea, select';
/** Forms mark their own errors first. */
const patienceMs = 50;

const notices = new Map<Field, HTMLElement>();
let nextId = 0;
let watched: Watched | null = null;
let lastTouched: Element | null = null;

/** Says that a text is too long, and keeps its form from being sent (`atMost`). */
export function watchFields(options: Watched): () => void {
  watched = options;
  const stop = new AbortController();
  const listening = { capture: true, signal: stop.signal };
  const touch = ({ target }: Event) => {
    if (target instanceof Element) lastTouched = target;
  };
  for (const type of ['click', 'keydown', 'submit']) document.addEventListener(type, touch, listening);
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target)) judge(target);
    },
    listening,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const tooLong = [...form.elements].filter(isField).filter((field) => judge(field) === 'tooLong');
      if (tooLong.length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      tooLong[0]?.focus();
    },
    listening,
  );
  return () => stop.abort();
}

/**
 * Marks the fields that a 400 names (`errors[].path`), on the form last used, and focuses the first.
 * @returns text for a page without these fields, or null
 */
export function markRefused(errors: readonly FieldError[]): string | null {
  if (watched === null || errors.length === 0) return null;
  const { texts } = watched;
  if (!errors.some(({ path }) => findField(path) !== undefined)) return texts().unmarked;
  setTimeout(() => {
    const marked = errors.flatMap(({ path, message }) => {
      const field = findField(path);
      if (field === undefined) return [];
      const isMarkedByForm = field.getAttribute('aria-invalid') === 'true';
      if (!isMarkedByForm) show(field, texts().refused[message] ?? texts().refused.other);
      return [field];
    });
    marked[0]?.focus();
  }, patienceMs);
  return null;
}

const isField = (target: unknown): target is Field => target instanceof Element && target.matches(fields);

function judge(field: Field): 'tooLong' | 'fits' {
  for (const [other] of notices) if (!other.isConnected) hide(other);
  const most = Number(field.dataset['most'] ?? Infinity);
  const length = watched === null || most === Infinity ? 0 : watched.lengthOf(field.value.trim());
  if (watched !== null && length > most) {
    show(field, watched.texts().tooLong(length, most));
    return 'tooLong';
  }
  hide(field);
  return 'fits';
}

function show(field: Field, text: string): void {
  const shown = notices.get(field);
  if (shown !== undefined) {
    shown.textContent = text;
    return;
  }
  const notice = document.createElement('span');
  notice.className = 'field-notice';
  notice.id = `field-notice-${nextId++}`;
  notice.role = 'alert';
  notice.textContent = text;
  const frame = field.closest('[data-frame]');
  const box = field.closest('.MuiInputBase-root');
  const group = field.matches('[type="checkbox"], [type="radio"]') ? field.closest('fieldset') : null;
  // Of a row of bare boxes, the notice hangs under it.
  if (frame !== null) frame.after(notice);
  else if (group !== null) group.append(notice);
  else if (box !== null && box.parentElement?.matches('.MuiFormControl-root') !== true) box.append(notice);
  else (box ?? field).after(notice);
  notices.set(field, notice);
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-errormessage', notice.id);
}

function hide(field: Field): void {
  const notice = notices.get(field);
  if (notice === undefined) return;
  notice.remove();
  notices.delete(field);
  field.removeAttribute('aria-invalid');
  field.removeAttribute('aria-errormessage');
}

/** Searches outwards from the form last used. */
function findField(path: string): Field | undefined {
  const scopes = ['form', 'li', 'dialog, [role="dialog"], section', 'main, #root'].map((scope) =>
    lastTouched?.closest(scope),
  );
  for (const scope of [...scopes, document.body]) {
    const field = [...(scope?.querySelectorAll<Field>(fields) ?? [])]
      .filter((each) => each.type !== 'hidden' && !each.hidden)
      .map((each) => ({ each, fit: fitOf(each, path) }))
      .filter(({ fit }) => fit > 0)
      .toSorted((a, b) => b.fit - a.fit)[0];
    if (field !== undefined) return field.each;
  }
  return undefined;
}

/** 3: the whole path; 2: its end, or its list; 1: the field's name, or a part of what was refused. */
function fitOf(field: Field, path: string): number {
  const paths = field.dataset['path']?.split(' ') ?? [];
  if (paths.includes(path) || field.name === path) return 3;
  if (paths.some((each) => path.endsWith(`.${each}`) || path.startsWith(`${each}.`))) return 2;
  if (field.name !== '' && path.startsWith(`${field.name}.`)) return 2;
  if (field.name !== '' && field.name === path.split('.').at(-1)) return 1;
  return paths.some((each) => each.startsWith(`${path}.`)) ? 1 : 0;
}
