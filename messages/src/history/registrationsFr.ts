import type { RegistrationHistoryWords } from './registrationsNl.ts';

export const registrationHistoryFr: RegistrationHistoryWords = {
  titles: {
    RegistrationFiled: 'Inscription introduite',
    RegistrationFiled_activation: 'Activation d’un identifiant demandée',
    RegistrationQuestioned: 'Complément demandé pour l’inscription',
    RegistrationAnswered: 'Complément reçu pour l’inscription',
    RegistrationAccepted: 'Inscription acceptée comme client {{customer}}',
    RegistrationAccepted_linked: 'Inscription acceptée et liée au client {{customer}}',
    RegistrationRefused: 'Inscription refusée',
    RegistrationMailSent: 'E-mail sur l’inscription envoyé à {{count}} adresses',
    RegistrationMailSent_one: 'E-mail sur l’inscription envoyé à 1 adresse',
    ContainersCorrected: 'Solde des vidanges corrigé\u00a0: {{reason}}',
    OrderStreamLinked: 'Série {{stream}} liée à la commande',
    CaseNumberTaken: 'Numéro de dossier attribué',
    HistorySealed: 'Scellé {{number}} apposé sur {{count}} événements',
  },
  facts: { sector: 'Secteur', reason: 'Motif', empties: 'Vidanges' },
};
