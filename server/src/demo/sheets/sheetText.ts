import type { DetailInput } from '@talloor/catalogue/product/detailInput.ts';
import type { SheetType } from '@talloor/rules/product/productDetailWire.ts';
import type { Bilingual } from '@talloor/rules/facts.ts';
import type { ChosenSheet } from './chooseSheets.ts';

export type SheetRow = { readonly label: Bilingual; readonly value: Bilingual };

export const sheetTitles: Readonly<Record<SheetType, Bilingual>> = {
  T: { nl: 'Technische fiche', fr: 'Fiche technique' },
  S: { nl: 'Veiligheidsinformatieblad', fr: 'Fiche de données de sécurité' },
  L: { nl: 'Logistieke fiche', fr: 'Fiche logistique' },
  H: { nl: 'Halal-attest', fr: 'Attestation halal' },
  F: { nl: 'Attest geschiktheid voor voeding', fr: "Attestation d'aptitude alimentaire" },
  G: { nl: 'Gebruiksaanwijzing', fr: "Mode d'emploi" },
};

const row = (labelNl: string, labelFr: string, nl: string, fr = nl): SheetRow => ({
  label: { nl: labelNl, fr: labelFr },
  value: { nl, fr },
});

/** What a sheet tells below its title. */
export function sheetRows({ article, type }: ChosenSheet, detail: DetailInput): readonly SheetRow[] {
  return [
    row('Artikel', 'Article', article.articleNumber),
    row('Merk', 'Marque', article.brand),
    row('GTIN', 'GTIN', article.ean),
    row('Verpakking', 'Conditionnement', article.pack.nl, article.pack.fr),
    ...rowsOf(type, article, detail),
  ];
}

function rowsOf(type: SheetType, article: ChosenSheet['article'], detail: DetailInput): readonly SheetRow[] {
  const { ingredients, storageText, origin } = detail;
  switch (type) {
    case 'T':
      return [
        row('Ingrediënten', 'Ingrédients', ingredients?.nl ?? '', ingredients?.fr ?? ''),
        row('Bewaring', 'Conservation', storageText?.nl ?? '', storageText?.fr ?? ''),
        row('Herkomst', 'Origine', origin ?? ''),
      ];
    case 'S':
      return [
        row('Gebruik', 'Utilisation', 'Professionele reiniging.', 'Nettoyage professionnel.'),
        row('Gevaar', 'Danger', 'Kan irritatie van ogen en huid geven.', 'Peut irriter les yeux et la peau.'),
        row('Bescherming', 'Protection', 'Draag handschoenen en een bril.', 'Porter des gants et des lunettes.'),
        row(
          'Eerste hulp',
          'Premiers secours',
          'Ogen 15 minuten spoelen met water. Antigifcentrum: 070 245 245.',
          "Rincer les yeux 15 minutes à l'eau. Centre antipoisons: 070 245 245.",
        ),
      ];
    case 'L':
      return [
        row('In een volle verpakking', 'Par emballage complet', String(article.wrappedPer)),
        row('Per laag op een pallet', 'Par couche de palette', '8'),
        row('Lagen op een pallet', 'Couches par palette', '5'),
        row('Leeggoed', 'Vidange', `${(article.depositMills / 1000).toFixed(2).replace('.', ',')} EUR`),
      ];
    case 'H':
      return [
        row(
          'Verklaring',
          'Déclaration',
          'Dit artikel is geslacht en verwerkt volgens de halalvoorschriften.',
          'Cet article a été abattu et transformé selon les prescriptions halal.',
        ),
        row('Geldig tot', "Valable jusqu'au", '31/12/2027'),
      ];
    case 'F':
      return [
        row(
          'Verklaring',
          'Déclaration',
          'Geschikt voor contact met voeding volgens verordening (EG) 1935/2004.',
          'Apte au contact alimentaire selon le règlement (CE) 1935/2004.',
        ),
        row('Temperatuur', 'Température', 'van -20 tot 100 °C', 'de -20 à 100 °C'),
      ];
    case 'G':
      return [
        row('Voor gebruik', "Avant l'emploi", 'Reinig met een vochtige doek.', 'Nettoyer avec un chiffon humide.'),
        row(
          'Gebruik',
          'Utilisation',
          'Volg de stappen op de achterkant en controleer maandelijks.',
          'Suivre les étapes au dos et contrôler chaque mois.',
        ),
      ];
    default:
      return type satisfies never;
  }
}
