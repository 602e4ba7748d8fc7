import { expect, test } from '@jest/globals';
import { bundledProgram } from '@talloor/platform/testing/bundledProgram.ts';
import { report } from './judge/judgement.ts';
import { runChaos } from './runChaos.ts';

const minutes = 2;
const seed = 7;

test(`two minutes of random faults lose, double and falsify nothing (npm run chaos -- --minutes ${minutes} --seed ${seed})`, async () => {
  const lines: string[] = [];
  const judgements = await runChaos({
    minutes,
    seed,
    programs: {
      'command-api': bundledProgram('command-api'),
      projections: bundledProgram('projections'),
      'query-api': bundledProgram('query-api'),
      store: bundledProgram('chaosStore'),
    },
    realStore: null,
    say: (line) => lines.push(line),
  });
  const [acknowledged] = judgements;
  expect(acknowledged?.count).toBeGreaterThan(100);
  expect([...lines, report(judgements)].join('\n')).toContain('Everything holds.');
}, 600_000);
