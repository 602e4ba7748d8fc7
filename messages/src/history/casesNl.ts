export const caseHistoryNl = {
  titles: {
    ServiceRequestFiled: 'Dossier {{number}} gemaakt: {{kind}}',
    ServiceRequestFileAdded: 'Bestand bijgevoegd: {{kind}}',
    ServiceRequestAssigned: 'Overgedragen aan gebruiker {{user}}',
    ServiceRequestAssigned_nobody: 'Aan niemand meer toegewezen',
    ServiceRequestAnswered: 'Beantwoord door het kantoor',
    ServiceRequestInformationAsked: 'Meer informatie gevraagd',
    ServiceRequestReplied: 'Klant reageerde',
    ServiceRequestClosed: 'Afgesloten: {{reason}}',
    ServiceRequestLinked: 'Gekoppeld: {{document}} {{number}}',
    ServiceRequestUnlinked: 'Niet meer gekoppeld: {{document}} {{number}}',
    ServiceRequestMailSent: 'Over het dossier gemaild naar {{count}} adressen',
    ServiceRequestMailSent_one: 'Over het dossier gemaild naar 1 adres',
  },
  documents: { order: 'bestelling', delivery: 'levernota', invoice: 'factuur', return: 'retour' },
  facts: { order: 'Bestelling', note: 'Levernota', invoice: 'Factuur', return: 'Retour' },
  files: { 'image/jpeg': 'foto', 'application/pdf': 'pdf' },
  kinds: { question: 'vraag', complaint: 'klacht', documents: 'documenten', dispute: 'betwisting' },
};
export type CaseHistoryWords = typeof caseHistoryNl;
