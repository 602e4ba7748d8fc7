/** `answer` is null before the first one. */
export type AnswerState = {
  readonly notices: number;
  readonly answer:
    | readonly {
        readonly delivery: string;
        readonly line: string;
        readonly quantities: readonly [number, number, number];
      }[]
    | null;
};

/** Hashed by both sides, so that an outdated page is detected (ADR 0125). */
export const answerState = ({ notices, answer }: AnswerState): readonly unknown[] => [
  notices,
  answer && answer.map(({ delivery, line, quantities }) => [delivery, line, ...quantities]),
];
