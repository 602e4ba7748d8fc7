export type Judgement = {
  /** What holds when nothing is wrong. */
  readonly name: string;
  readonly count: number;
  readonly wrong: readonly string[];
};

const shownWrongs = 10;

export function report(judgements: readonly Judgement[]): string {
  const width = Math.max(...judgements.map(({ name }) => name.length));
  const table = judgements.map(
    ({ name, count, wrong }) =>
      `  ${name.padEnd(width)}  ${String(count).padStart(7)}  ${wrong.length === 0 ? 'holds' : `${wrong.length} wrong`}`,
  );
  const failed = judgements.filter(({ wrong }) => wrong.length > 0);
  const details = failed.flatMap(({ name, wrong }) => [
    '',
    `${name}: ${wrong.length} wrong`,
    ...wrong.slice(0, shownWrongs).map((each) => `  ${each}`),
    ...(wrong.length > shownWrongs ? [`  … and ${wrong.length - shownWrongs} more`] : []),
  ]);
  const [first] = failed;
  const end = first ? `First wrong: ${first.name}: ${first.wrong[0]}` : 'Everything holds.';
  return [...table, ...details, '', end].join('\n');
}
