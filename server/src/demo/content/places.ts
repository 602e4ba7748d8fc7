import type { PlacesInput } from '@talloor/catalogue/places/writePlaces.ts';

/**
 * A few places for the demo, until a tenant imports its own: `postal|Dutch|French|streets`. A tenant's files hold every postal
 * code and the streets of where it delivers.
 */
const lines = `
1000|Brussel|Bruxelles|Rue Haute, Rue Antoine Dansaert, Quai aux Briques
1050|Elsene|Ixelles|Rue de l'Enfance, Chaussée d'Ixelles
1300|Waver|Wavre|Avenue de l'Athénée
1300|Limal|Limal|Rue Charles Jaumotte
2000|Antwerpen|Anvers|Grote Markt, Meir, Sint-Paulusstraat
2018|Antwerpen|Anvers|Bloemenstraat, Mechelsesteenweg
2300|Turnhout|Turnhout|Kliniekstraat, Grote Markt
2500|Lier|Lierre|Lindelaan, Antwerpsestraat
2500|Koningshooikt|Koningshooikt|Sander De Vosstraat
2800|Mechelen|Malines|Stationsstraat, Bruul
3000|Leuven|Louvain|Schoolstraat, Naamsestraat, Bondgenotenlaan
3500|Hasselt|Hasselt|Industrielaan, Koning Albertstraat
3500|Sint-Lambrechts-Herk|Sint-Lambrechts-Herk|Sint-Truidersteenweg
4000|Luik|Liège|Place Saint-Lambert, Boulevard de l'Est, Rue Hors-Château
5000|Namen|Namur|Rue du Moulin, Rue de Fer, Rue de Marchovelette
5000|Beez|Beez|Rue de Beez
5580|Rochefort|Rochefort|Place Roi Albert, Rue de Behogne
5580|Jemelle|Jemelle|Avenue de Ninove
6000|Charleroi|Charleroi|Rue des Glycines, Rue de la Montagne
6980|La Roche-en-Ardenne|La Roche-en-Ardenne|Route de la Forêt
7000|Bergen|Mons|Grand-Place, Rue de Nimy
7170|Manage|Manage|Allée du Parc
7170|Fayt-lez-Manage|Fayt-lez-Manage|Rue de l'Église
8000|Brugge|Bruges|Abdijweg, Steenstraat, Langestraat
8000|Koolkerke|Koolkerke|Dudzeelse Steenweg
8400|Oostende|Ostende|Zeedijk, Kapellestraat
8500|Kortrijk|Courtrai|Kerkstraat, Leiestraat
8670|Koksijde|Coxyde|Duinenweg, Zeelaan
8670|Oostduinkerke|Oostduinkerke|Leopold II-laan
8800|Roeselare|Roulers|Brugstraat, Ooststraat
9000|Gent|Gand|Predikherenlei, Rekelingestraat, Veldstraat, Kouter, Oude Vismijn
9040|Sint-Amandsberg|Mont-Saint-Amand|Antwerpsesteenweg
9080|Lochristi|Lochristi|Molendreef, Dorp-West
9080|Zeveneken|Zeveneken|Zeveneken-Dorp
9100|Sint-Niklaas|Saint-Nicolas|Collegelaan, Stationsstraat
9300|Aalst|Alost|Steenweg op Gent, Molenstraat
9700|Oudenaarde|Audenarde|Tussenmuren, Markt
9800|Deinze|Deinze|Kaai, Tolpoortstraat
9991|Adegem|Adegem|Adegem-Dorp
8957|Mesen|Messines|Markt
`;

const rows = lines
  .trim()
  .split('\n')
  .map((line) => line.split('|'));

/** Postal codes, cities and streets of the demo, and two places that no van reaches. */
export const demoPlaces: PlacesInput = {
  postalCodes: rows.map(([postal = '', cityNl = '', cityFr = '']) => ({ postal, cityNl, cityFr })),
  streets: rows.flatMap(([postal = '', city = '', , streets = '']) =>
    streets.split(', ').map((street) => ({ postal, city, street })),
  ),
  undelivered: ['8957', '9991'],
};
