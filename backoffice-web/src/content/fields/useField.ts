import { useInput, useTranslate, type Validator } from 'react-admin';
import { useReadOnly } from '../ReadOnly.tsx';

export function useField<Value>(source: string, validate: readonly Validator[] = []) {
  const translate = useTranslate();
  const isReadOnly = useReadOnly();
  const { id, field, fieldState, isRequired } = useInput({
    source,
    validate: [...validate],
    format: (value: unknown) => value,
    parse: (value: unknown) => value,
  });
  const message = fieldState.error?.message;
  return {
    id,
    name: field.name,
    value: field.value as Value,
    change: field.onChange as (value: Value) => void,
    leave: field.onBlur,
    ref: field.ref,
    isReadOnly,
    isRequired,
    error: message === undefined ? undefined : errorText(message, translate),
  };
}

/** react-admin passes a message as JSON after this mark. */
const marked = '@@react-admin@@';
function errorText(message: string, translate: (key: string, values?: object) => string): string {
  if (!message.startsWith(marked)) return translate(message, { _: message });
  const parsed = JSON.parse(message.slice(marked.length)) as string | { message: string; args?: object };
  return typeof parsed === 'string' ? translate(parsed, { _: parsed }) : translate(parsed.message, parsed.args ?? {});
}
