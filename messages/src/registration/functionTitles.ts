/** By code (rules, functionTitles). */
export const functionTitleTexts = {
  owner: { nl: 'Eigenaar', fr: 'Propriétaire' },
  manager: { nl: 'Zaakvoerder of directeur', fr: 'Gérant ou directeur' },
  chef: { nl: 'Chef-kok', fr: 'Chef de cuisine' },
  sous_chef: { nl: 'Souschef', fr: 'Sous-chef' },
  kitchen: { nl: 'Keukenmedewerker', fr: 'Collaborateur de cuisine' },
  purchasing: { nl: 'Aankoper', fr: 'Acheteur' },
  dining_room: { nl: 'Zaalverantwoordelijke', fr: 'Responsable de salle' },
  catering: { nl: 'Verantwoordelijke catering', fr: 'Responsable traiteur' },
  finance: { nl: 'Boekhouder', fr: 'Comptable' },
  administration: { nl: 'Administratief medewerker', fr: 'Collaborateur administratif' },
  logistics: { nl: 'Magazijnier of logistiek', fr: 'Magasinier ou logistique' },
  care: { nl: 'Zorgmedewerker', fr: 'Collaborateur de soins' },
  education: { nl: 'Leerkracht of begeleider', fr: 'Enseignant ou accompagnateur' },
  other: { nl: 'Andere', fr: 'Autre' },
} as const;
