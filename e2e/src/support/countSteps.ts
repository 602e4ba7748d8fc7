import { relative } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const slowestShown = 10;

/** `N passed, N failed` by steps. */
export default class CountSteps implements Reporter {
  readonly #secondsOf = new Map<string, number>();
  readonly #unsteady: string[] = [];
  #passed = 0;
  #failed = 0;

  onTestEnd(test: TestCase, { steps, status, duration, retry }: TestResult): void {
    const { location, title } = test;
    if (status !== 'passed' && retry < test.retries) {
      this.#unsteady.push(title);
      return;
    }
    const own = steps.filter(({ category }) => category === 'test.step');
    const failedSteps = own.filter(({ error }) => error !== undefined).length;
    this.#passed += own.length - failedSteps;
    // Tests may fail outside steps.
    this.#failed += status === 'passed' || status === 'skipped' ? failedSteps : Math.max(failedSteps, 1);
    const file = relative(process.cwd(), location.file);
    this.#secondsOf.set(file, (this.#secondsOf.get(file) ?? 0) + duration / 1000);
  }

  onEnd({ status }: FullResult): void {
    const slowest = [...this.#secondsOf].toSorted(([, first], [, second]) => second - first).slice(0, slowestShown);
    process.stdout.write(`\nslowest files:\n`);
    for (const [file, seconds] of slowest) process.stdout.write(`  ${seconds.toFixed(1)} s  ${file}\n`);
    for (const title of this.#unsteady) process.stdout.write(`failed at first: ${title}\n`);
    // A run may fail before its first test.
    const failures = status === 'passed' ? this.#failed : Math.max(this.#failed, 1);
    process.stdout.write(`${this.#passed} passed, ${failures} failed\n`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
