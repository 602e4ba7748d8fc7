import type * as nl from '../nl/papers.ts';

/** What went wrong, and the way out: papers to keep. */
export const papers = {
  'paper.busy': {
    title: 'Beaucoup de PDF sont en préparation',
    detail: 'Réessayez dans quelques secondes.',
  },
} satisfies typeof nl.papers;
