const nl = {
  not_delivered_there:
    'Op het adres dat je vroeg komen onze wagens niet. Bel ons gerust om samen een oplossing te zoeken.',
  not_in_register:
    'Het adres dat je vroeg staat niet zo in het ondernemingsregister. Laat het daar aanpassen en vraag het dan opnieuw.',
  incomplete: 'Het adres dat je vroeg is niet volledig. Vul straat, nummer en bus aan en vraag het opnieuw.',
  not_authorised: 'Dit adres kan alleen iemand wijzigen die voor de zaak mag tekenen. Laat die persoon ons bellen.',
  already_so: 'Dit adres stond al zo bij ons. Er verandert niets.',
};
const fr: typeof nl = {
  not_delivered_there:
    'Nos camions ne desservent pas l’adresse demandée. Appelez-nous, nous chercherons une solution ensemble.',
  not_in_register:
    'L’adresse demandée ne figure pas ainsi au registre des entreprises. Faites-la y modifier, puis refaites votre demande.',
  incomplete: 'L’adresse demandée est incomplète. Ajoutez la rue, le numéro et la boîte, puis refaites votre demande.',
  not_authorised:
    'Seule une personne habilitée à signer pour l’entreprise peut modifier cette adresse. Demandez-lui de nous appeler.',
  already_so: 'Cette adresse figurait déjà ainsi chez nous. Rien ne change.',
};
export const refusalTemplates = { nl, fr };
