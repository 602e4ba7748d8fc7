/** Containers at customers, and recalls, in Dutch. */
export const traceNl = {
  empties: {
    title: 'Leeggoed',
    even: 'Niets: alles ging terug mee.',
    moves: 'Wat kwam en wat meeging',
    day: 'Dag',
    because: 'Door',
    moved: 'Beweging',
    delivery: 'levering {{number}}',
    correct: 'Saldo rechtzetten',
    correctTitle: 'Leeggoed rechtzetten bij {{name}}',
    correctHint: 'De klant ziet het nieuwe saldo meteen, bij de bestellingen en op de levernota.',
    corrected: 'Het saldo is rechtgezet',
    kind: 'Soort',
    kinds: { crate: 'krat', pallet: 'pallet', roll: 'rolcontainer' },
    count: 'Zoveel meer (of minder, met een minteken)',
  },
};
export type TraceTexts = typeof traceNl;
