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
    'Klantnummer',
    'Klantnummer in het ERP',
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
    'Numéro de client',
    'Numéro de client dans l’ERP',
  ],
};

export const invoiceSheetTexts = { nl, fr };
