import Sequencer from '@jest/test-sequencer';

/** Long tests first: their files are small, so jest would begin them last. */
export default class LongFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => path.endsWith('.long.test.ts');
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
