export const registrationHistoryNl = {
  titles: {
    RegistrationFiled: 'Registratie ingediend',
    RegistrationFiled_activation: 'Activering van een login gevraagd',
    RegistrationQuestioned: 'Aanvulling gevraagd bij de registratie',
    RegistrationAnswered: 'Aanvulling bij de registratie ontvangen',
    RegistrationAccepted: 'Registratie goedgekeurd als klant {{customer}}',
    RegistrationAccepted_linked: 'Registratie goedgekeurd en gekoppeld aan klant {{customer}}',
    RegistrationRefused: 'Registratie geweigerd',
    RegistrationMailSent: 'Over de registratie gemaild naar {{count}} adressen',
    RegistrationMailSent_one: 'Over de registratie gemaild naar 1 adres',
    ContainersCorrected: 'Leeggoed verbeterd: {{reason}}',
    OrderStreamLinked: 'Reeks {{stream}} gekoppeld aan de bestelling',
    CaseNumberTaken: 'Dossiernummer toegekend',
    HistorySealed: 'Zegel {{number}} gezet over {{count}} gebeurtenissen',
  },
  facts: { sector: 'Sector', reason: 'Reden', empties: 'Leeggoed' },
};
export type RegistrationHistoryWords = typeof registrationHistoryNl;
