import type { TraceTexts } from './traceNl.ts';

/** Containers at customers, and recalls, in French. */
export const traceFr: TraceTexts = {
  empties: {
    title: 'Vidanges',
    even: 'Rien\u00a0: tout a été repris.',
    moves: 'Ce qui est venu et ce qui est reparti',
    day: 'Jour',
    because: 'Par',
    moved: 'Mouvement',
    delivery: 'livraison {{number}}',
    correct: 'Corriger le solde',
    correctTitle: 'Corriger les vidanges de {{name}}',
    correctHint: 'Le client voit le nouveau solde aussitôt, dans ses commandes et sur le bon de livraison.',
    corrected: 'Le solde est corrigé',
    kind: 'Type',
    kinds: { crate: 'casier', pallet: 'palette', roll: 'roll' },
    count: 'Autant en plus (ou en moins, avec un signe moins)',
  },
};
