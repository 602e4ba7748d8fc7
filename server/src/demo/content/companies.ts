import type { RegisteredCompany } from '@talloor/catalogue/register/companyRegister.ts';

/**
 * A few made companies for the demo, until a tenant imports the register. Columns: number, situation, form, activity, since,
 * name, street, house number, postal code, city in Dutch and in French; the enterprise numbers pass their check and are given
 * to nobody. Without a street the register knows no seat. `Dutch / French` where both differ.
 */
const lines = `
0000207757|000|017|87100|1998-04-01|Résidence Les Tilleuls ASBL|Rue des Carmes|42|5000|Namen|Namur
0000204193|000|610|56110|2009-09-14|Bistro Lindegaard BV|Predikherenlei|14|9000|Gent|Gand
0000310202|000|610|56210|2001-03-05|Traiteur Les Trois Tilleuls SRL|Rue du Moulin|27|5000|Namen|Namur
0000401064|000|610|56110|2019-06-03|Brasserie De Nieuwe Kaai BV|Kouter|18|9000|Gent|Gand
0000401163|000|014|55100|1987-05-20|Hotel De Vier Winden NV|Zeedijk|88|8400|Oostende|Ostende
0000401262|000|017|85201|1974-09-01|Basisschool Het Zandhof VZW|Naamsestraat|120|3000|Leuven|Louvain
0000401361|000|017|88911|2011-02-14|Crèche Les Coccinelles ASBL|Chaussée d'Ixelles|31|1050|Elsene|Ixelles
0000401460|000|116|84115|1831-07-21|Gemeente Zandvoorde aan Leie / Commune de Zandvoorde-sur-Lys|Grote Markt / Grand-Place|1|8500|Kortrijk|Courtrai
0000401559|000||56120|2022-10-01|Frituur Aan 't Plein|||||
0000401658|050|610|56110|2016-01-11|Restaurant De Lege Kan BV|Bruul|7|2800|Mechelen|Malines
0000401757|012|610|56210|2005-11-30|Traiteur Dernier Service SRL|Rue Haute|61|1000|Brussel|Bruxelles
`;

const forms: Readonly<Record<string, Words>> = {
  '014': { nl: 'Naamloze vennootschap', fr: 'Société anonyme' },
  '017': { nl: 'Vereniging zonder winstoogmerk', fr: 'Association sans but lucratif' },
  '116': { nl: 'Gemeente', fr: 'Commune' },
  '610': { nl: 'Besloten vennootschap', fr: 'Société à responsabilité limitée' },
};
const situations: Readonly<Record<string, Words>> = {
  '000': { nl: 'Normale toestand', fr: 'Situation normale' },
  '012': { nl: 'Vervroegde ontbinding - vereffening', fr: 'Dissolution volontaire - liquidation' },
  '050': { nl: 'Opening faillissement', fr: 'Ouverture de faillite' },
};
const activities: Readonly<Record<string, Words>> = {
  55100: { nl: 'Hotels en soortgelijke accommodatie', fr: 'Hôtels et hébergement similaire' },
  56110: { nl: 'Restaurants', fr: 'Restaurants' },
  56120: { nl: 'Mobiele eetgelegenheden', fr: 'Restauration mobile' },
  56210: { nl: 'Catering voor evenementen', fr: 'Services des traiteurs' },
  84115: { nl: 'Gemeentelijke overheid', fr: 'Administration communale' },
  85201: { nl: 'Gewoon lager onderwijs', fr: 'Enseignement primaire ordinaire' },
  87100: { nl: 'Residentiële zorg', fr: 'Soins résidentiels' },
  88911: { nl: 'Kinderopvang', fr: "Accueil d'enfants" },
};

type Words = { readonly nl: string; readonly fr: string };

const bilingual = (text: string): Words => {
  const [nl = '', fr = nl] = text.split(' / ');
  return { nl, fr };
};

/** The demo's register of companies. */
export const demoCompanies: readonly RegisteredCompany[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [businessId = '', situation = '', form = '', activity = '', since = '', name = '', ...place] =
      line.split('|');
    const [street = '', streetNumber = '', postal = '', cityNl = '', cityFr = ''] = place;
    return {
      businessId,
      isNaturalPerson: form === '',
      name: bilingual(name),
      legalForm: form === '' ? null : { code: form, text: forms[form] ?? null },
      situation: { code: situation, text: situations[situation] ?? null },
      activeSince: since,
      activity: { code: activity, text: activities[activity] ?? null },
      address:
        street === ''
          ? null
          : {
              kind: 'seat',
              postal,
              city: { nl: cityNl, fr: cityFr },
              street: bilingual(street),
              streetNumber,
              box: '',
              country: null,
            },
    };
  });
