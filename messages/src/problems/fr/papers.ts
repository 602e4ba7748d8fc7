import type * as nl from '../nl/papers.ts';

export const papers = {
  'paper.busy': {
    title: 'Beaucoup de PDF sont en préparation',
    detail: 'Réessayez dans quelques secondes.',
  },
} satisfies typeof nl.papers;
