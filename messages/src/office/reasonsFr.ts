import type { ReasonTexts } from './reasonsNl.ts';

/** The same in French. */
export const reasonsFr: ReasonTexts = {
  asked_by_customer: 'à la demande du client',
  asked_by_user: 'à la demande de l’utilisateur',
  left_company: 'n’y travaille plus',
  new_task: 'a reçu une autre tâche',
  takeover: 'reprise de l’entreprise',
  being_examined: 'en cours d’examen',
  examined: 'examen terminé',
  misuse: 'abus',
  compromised: 'login peut-être connu de quelqu’un d’autre',
  mistake: 'c’était une erreur',
  double: 'existe en double',
  customer_stopped: 'le client a cessé ses activités',
  unpaid_invoices: 'factures impayées',
  paid: 'les factures sont payées',
  identified_by_phone: 'reconnu au téléphone',
  confirmed_by_customer: 'confirmé par le client',
  not_delivered_there: 'nous n’y livrons pas',
  not_in_register: 'ne figure pas ainsi au registre des entreprises',
  incomplete: 'l’adresse est incomplète',
  not_authorised: 'ne peut pas le demander pour le client',
  already_so: 'c’était déjà le cas',
  question_by_phone: 'question au téléphone',
  complaint: 'plainte',
  check_settings: 'vérification des réglages',
};
