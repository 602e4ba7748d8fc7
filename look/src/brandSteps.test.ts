import { expect, test } from '@jest/globals';
import { brandSteps } from './brandSteps.ts';

test('the colour of a company gives dark and light shades of it', () => {
  const steps = brandSteps('#14532d');
  expect(steps).toMatchObject({ 700: '#14532D', 950: '#082112', 50: '#F8FAF9' });
  expect(Object.keys(steps)).toHaveLength(8);
});
