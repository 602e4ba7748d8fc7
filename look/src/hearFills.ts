const fillable = 'input[autocomplete]:not([autocomplete="off"])';
const acts = ['input', 'focusout', 'click', 'submit'] as const;

/** React keeps `defaultValue` equal to the value that it heard. */
const isUnheard = (input: HTMLInputElement): boolean => input.value !== input.defaultValue;

/** Past React's own setter, so that React sees a change. */
const fill = (input: HTMLInputElement, value: string): unknown =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);

/** Telling one value renders the form, which empties the fields that were not heard yet. */
function tellFills(form: HTMLFormElement, target: EventTarget | null): void {
  const unheard = [...form.querySelectorAll<HTMLInputElement>(fillable)].filter(isUnheard);
  if (unheard.every((input) => input === target)) return;
  const fills = unheard.map((input) => ({ input, value: input.value }));
  for (const { input, value } of fills) {
    if (input.value !== value) fill(input, value);
    if (input !== target) input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const { input, value } of fills) if (input === target && input.value !== value) fill(input, value);
}

/**
 * Password managers may fill fields without events. Before a person types, leaves a field, presses or submits, such
 * fields tell their values.
 * @returns stops
 */
export function hearFills(): () => void {
  let isTelling = false;
  const onAct = ({ type, target }: Event) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form === null || isTelling) return;
    isTelling = true;
    // An input event tells its own value.
    tellFills(form, type === 'input' ? target : null);
    isTelling = false;
  };
  for (const act of acts) document.addEventListener(act, onAct, true);
  return () => {
    for (const act of acts) document.removeEventListener(act, onAct, true);
  };
}
