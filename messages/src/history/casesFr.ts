import type { CaseHistoryWords } from './casesNl.ts';

export const caseHistoryFr: CaseHistoryWords = {
  titles: {
    ServiceRequestFiled: 'Dossier {{number}} créé\u00a0: {{kind}}',
    ServiceRequestFileAdded: 'Fichier joint\u00a0: {{kind}}',
    ServiceRequestAssigned: 'Transmis à l’utilisateur {{user}}',
    ServiceRequestAssigned_nobody: 'N’est plus attribué',
    ServiceRequestAnswered: 'Réponse du bureau',
    ServiceRequestInformationAsked: 'Informations demandées',
    ServiceRequestReplied: 'Le client a réagi',
    ServiceRequestClosed: 'Clôturé\u00a0: {{reason}}',
    ServiceRequestLinked: 'Lié\u00a0: {{document}} {{number}}',
    ServiceRequestUnlinked: 'N’est plus lié\u00a0: {{document}} {{number}}',
    ServiceRequestMailSent: 'E-mail sur le dossier envoyé à {{count}} adresses',
    ServiceRequestMailSent_one: 'E-mail sur le dossier envoyé à 1 adresse',
  },
  documents: { order: 'commande', delivery: 'bon de livraison', invoice: 'facture', return: 'retour' },
  facts: { order: 'Commande', note: 'Bon de livraison', invoice: 'Facture', return: 'Retour' },
  files: { 'image/jpeg': 'photo', 'application/pdf': 'pdf' },
  kinds: { question: 'question', complaint: 'réclamation', documents: 'documents', dispute: 'contestation' },
};
