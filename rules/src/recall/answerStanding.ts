/** Notices and last answer of a customer; null before the first answer. */
export type AnswerStanding = {
  readonly notices: number;
  readonly answer:
    | readonly { readonly delivery: string; readonly line: string; readonly said: readonly [number, number, number] }[]
    | null;
};

/** Hashed by both sides, so that an outdated page is detected (ADR 0125). */
export const answerStanding = ({ notices, answer }: AnswerStanding): readonly unknown[] => [
  notices,
  answer && answer.map(({ delivery, line, said }) => [delivery, line, ...said]),
];
