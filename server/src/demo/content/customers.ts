/**
 * `number|name|segment|language|street|number|postal|city|price group|weekdays|options`; weekdays are ISO numbers.
 * Options: `hidden` prices, `ref` reference required, `min=…` `free=…` `fee=…` in euros, `lines=…` a basket may have, `suspended`.
 */
export const demoCustomerLines = `
204118|Bistro Lindegaard|restaurant|nl|Predikherenlei|14|9000|Gent|A|12345|ref
204119|Tuinzaal Oude Vismijn|restaurant|nl|Rekelingestraat|5|9000|Gent|A|1345|
207402|Lindegaard aan Zee|restaurant|nl|Zeedijk|210|8400|Oostende|A|245|
207555|Brasserie Het Sas|restaurant|nl|Kaai|3|9800|Deinze|A|135|suspended
310220|Traiteur Les Trois Tilleuls|caterer|fr|Rue du Moulin|27|5000|Namur|B|12345|
310221|Château de Fayt Réceptions|caterer|fr|Allée du Parc|1|7170|Manage|B|2345|
310222|Brasserie du Perron|restaurant|fr|Place Saint-Lambert|8|4000|Liège|A|12345|
311045|Hôpital Sainte-Walburge|hospital|fr|Boulevard de l'Est|150|4000|Liège|B|12345|min=300 free=300 fee=0
311046|Ziekenhuis Maria Ter Heide|hospital|nl|Kliniekstraat|80|2300|Turnhout|B|12345|min=300 free=300 fee=0 lines=500
312001|Woonzorgcentrum De Linde|care_home|nl|Lindelaan|22|2500|Lier|B|135|ref
312002|Woonzorgcentrum Avondrust|care_home|nl|Kerkstraat|41|8500|Kortrijk|B|124|
312003|Résidence Les Glycines|care_home|fr|Rue des Glycines|12|6000|Charleroi|B|135|
313010|Basisschool De Regenboog|school|nl|Schoolstraat|3|3000|Leuven|B|14|hidden
313011|Campus Sint-Jozef|school|nl|Collegelaan|19|9100|Sint-Niklaas|B|1245|ref
313012|Athénée de la Vallée|school|fr|Avenue de l'Athénée|2|1300|Wavre|B|14|
314005|Crèche De Zonnebloem|creche|nl|Bloemenstraat|9|2018|Antwerpen|A|24|
314006|Crèche Les Petits Pas|creche|fr|Rue de l'Enfance|15|1050|Ixelles|A|24|
315020|Jeugdverblijf De Hoge Duin|youth_camp|nl|Duinenweg|60|8670|Koksijde|A|25|
315021|Camp de jeunes La Clairière|youth_camp|fr|Route de la Forêt|4|6980|La Roche-en-Ardenne|A|3|min=200
316040|Hotel Drie Fonteinen|hotel|nl|Grote Markt|11|2000|Antwerpen|A|12345|
316041|Hôtel du Beffroi|hotel|fr|Grand-Place|20|7000|Mons|A|1245|
316042|Hotel Zwaluwhof|hotel|nl|Abdijweg|7|8000|Brugge|A|12345|
317060|Frituur De Gouden Puntzak|independent|nl|Steenweg op Gent|201|9300|Aalst|A|135|
317061|Broodjesbar Krokant|independent|nl|Stationsstraat|55|2800|Mechelen|A|135|hidden
317062|Chez Odette|independent|fr|Rue Haute|33|1000|Bruxelles|A|245|
318070|Stad Oudenaarde, keukendienst|public_administration|nl|Tussenmuren|17|9700|Oudenaarde|B|24|ref
318071|Commune de Rochefort, cuisines|public_administration|fr|Place Roi Albert|1|5580|Rochefort|B|24|ref
319080|Cateringbedrijf Feestkeuken|caterer|nl|Industrielaan|90|3500|Hasselt|B|12345|
319081|Eetcafé De Oude Brug|restaurant|nl|Brugstraat|2|8800|Roeselare|A|1345|
319082|Restaurant De Zilverpopulier|restaurant|nl|Molendreef|6|9080|Lochristi|A|2345|
`;

/** `username|first|last|language|roles|customers`; the e-mail address is made from the name, under `.example`. */
export const demoUserLines = `
lotte|Lotte|Vermeersch|nl|customer|204118,204119,207402,207555
karim|Karim|El Amrani|nl|customer|204118
amelie|Amélie|Dumont|fr|customer|310220,310221,310222
support|Nele|Dhondt|nl|sales-support|
auditor|Arnaud|Piette|fr|auditor|
beheer|Bram|Willems|nl|admin|
`;

/** Colleagues, written alike, who came after everybody else: their ids follow those that a standing demo gave out. */
export const demoColleagueLines = `
keuken316042|Noor|Verhaeghe|nl|customer|316042
`;

/** What the users of Hotel Zwaluwhof may order, as their buyer says. */
export const demoRestrictedList = {
  customerNumber: '316042',
  manager: 'inkoop316042',
  bound: 'keuken316042',
  name: 'Beperkt assortiment keuken',
  groups: 'veg:20,meat:20,fish:20,dairy:20,dry:20',
};

/** One password for every demo login; printed by `npm start` and in the README. */
export const demoPassword = 'Welkom-2026';

/** What customer 204118 has agreed: `article|kind|euros`. */
export const demoAgreedPrices = `
131244|offer|2.94
162243|tender|16.2
110243|offer|39.9
`;

/** Addresses of the address books. */
export const demoAddressBook = {
  '204118': [
    {
      label: 'Tuinzaal',
      name: 'Tuinzaal Oude Vismijn',
      street: 'Rekelingestraat',
      streetNumber: '5',
      box: '',
      postal: '9000',
      city: 'Gent',
      message: 'Leveren via de zijdeur',
    },
    {
      label: 'Feestzaal aan de kust',
      name: 'Lindegaard aan Zee',
      street: 'Zeedijk',
      streetNumber: '210',
      box: '1',
      postal: '8400',
      city: 'Oostende',
      message: '',
    },
  ],
  '310220': [
    {
      label: 'Château de Fayt',
      name: 'Château de Fayt Réceptions',
      street: 'Allée du Parc',
      streetNumber: '1',
      box: '',
      postal: '7170',
      city: 'Fayt-lez-Manage',
      message: 'Livrer à la cuisine, derrière la grange.',
    },
  ],
};

/** Who manages the users of a customer, beside those whom managers name later. */
export const demoManagers = [
  { username: 'lotte', customerNumber: '204118' },
  { username: 'inkoop316042', customerNumber: '316042' },
] as const;
