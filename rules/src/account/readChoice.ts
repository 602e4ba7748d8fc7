/** A stored word as the choice that it is; null for none, or for one that is no longer offered. */
export const readChoice = <Choice extends string>(choices: readonly Choice[], stored: string | null): Choice | null =>
  choices.find((choice) => choice === stored) ?? null;
