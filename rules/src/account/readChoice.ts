/** Null for none, or for a choice that is no longer offered. */
export const readChoice = <Choice extends string>(choices: readonly Choice[], stored: string | null): Choice | null =>
  choices.find((choice) => choice === stored) ?? null;
