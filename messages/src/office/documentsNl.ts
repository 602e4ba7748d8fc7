export const documentsNl = {
  documents: {
    title: 'Documentaanvragen',
    empty: 'Geen aanvragen',
    types: { invoices: 'Facturen', credit_notes: 'Creditnota’s', delivery_proofs: 'Leveringsbewijzen' },
    states: { waiting: 'In de wachtrij', working: 'Bezig', ready: 'Klaar', expired: 'Verlopen', failed: 'Mislukt' },
    failures: {
      too_many: 'meer dan 5.000 documenten',
      technical: 'technische fout',
      requester_inactive: 'login niet actief',
    },
    period: '{{from}} tot en met {{to}}',
    chosen: '{{count}} gekozen',
    eInvoice: 'e-factuur {{number}}',
    askedBy: 'Gevraagd op {{time}} door {{name}}, klant {{customers}}',
    erased: 'een gewiste persoon',
    promised: 'Beloofd tegen {{day}}',
    count: 'Documenten: {{count}}',
    missing: 'Niet gevonden: {{list}}',
  },
};
