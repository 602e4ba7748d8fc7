import { invoiceWordsFr, invoiceWordsNl } from '../invoice/invoiceWords.ts';

const nl = {
  file: 'facturen',
  sheet: 'Facturen',
  kinds: invoiceWordsNl.kinds,
  states: invoiceWordsNl.states,
  columns: [
    'Nummer',
    'Soort',
    'Datum',
    'Vervaldag',
    'Bedrag',
    'Openstaand',
    'Tegoed',
    'Status',
    'Levernota’s',
    'Bestellingen',
    'Referentie',
    'Hoort bij',
  ],
};
const fr: typeof nl = {
  file: 'factures',
  sheet: 'Factures',
  kinds: invoiceWordsFr.kinds,
  states: invoiceWordsFr.states,
  columns: [
    'Numéro',
    'Type',
    'Date',
    'Échéance',
    'Montant',
    'Montant ouvert',
    'Crédit',
    'Statut',
    'Bons de livraison',
    'Commandes',
    'Référence',
    'Lié à',
  ],
};

export const invoiceSheetTexts = { nl, fr };
