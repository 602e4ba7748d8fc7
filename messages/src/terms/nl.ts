import type { Terms } from './terms.ts';

export const nl: Terms = {
  title: 'Algemene voorwaarden',
  intro:
    'Deze voorwaarden gelden voor elke bestelling die een professionele klant bij Talloor plaatst. Wat we met jou schriftelijk anders afspreken, gaat voor.',
  sections: [
    {
      title: 'Wie kan bestellen',
      paragraphs: [
        'Talloor levert enkel aan ondernemingen en organisaties in België. Wie met jouw gebruikersnaam bestelt, bestelt in naam van je zaak. Hou je wachtwoord voor jezelf en laat ons weten wanneer iemand niet meer voor je mag bestellen.',
      ],
    },
    {
      title: 'Bestellen en verwerken',
      paragraphs: [
        'Je bestelling is geplaatst zodra je haar nummer ziet; de bevestiging volgt per e-mail. Bij elke leverdag staat tot wanneer je kunt bestellen. Vanaf dat moment verwerken we je bestelling en ligt ze vast.',
        'Je winkelwagen toont het minimumbedrag, de leveringskosten en vanaf welk bedrag we gratis leveren. Een extra bestelling komt mee met de bestelling waaraan je ze toevoegt.',
      ],
    },
    {
      title: 'Prijzen',
      paragraphs: [
        'Prijzen gelden per verkoopeenheid, zonder btw en zonder leeggoed, tenzij er iets anders bij staat. Je betaalt de prijs die op het moment van bestellen in je winkelwagen staat.',
        'Wat op gewicht verkocht wordt, rekenen we af op het geleverde gewicht. Zulke bedragen beginnen met ±.',
      ],
    },
    {
      title: 'Levering en afhalen',
      paragraphs: [
        'We leveren op de dag en in het tijdvak van je bevestiging, op het adres dat je koos. Zorg dat iemand de goederen kan aannemen en dat gekoelde waren meteen koel kunnen staan. Wie zelf afhaalt, brengt het bestelnummer mee.',
        'Is een artikel onverwacht op, dan staat het als manco in de bevestiging of op de levernota en betaal je het niet.',
      ],
    },
    {
      title: 'Leeggoed',
      paragraphs: [
        'Voor bakken, vaten en flessen met waarborg rekenen we leeggoed aan, zonder btw. We schrijven het terug zodra je het bij een levering meegeeft.',
      ],
    },
    {
      title: 'Nakijken en terugsturen',
      paragraphs: [
        'Kijk de goederen na bij aankomst. Meld wat ontbreekt of beschadigd is binnen twee werkdagen, gekoelde en diepgevroren waren nog dezelfde dag, met het nummer van de levernota. Verse en diepgevroren waren die aan de bestelling beantwoorden, nemen we niet terug.',
      ],
    },
    {
      title: 'Factuur en betaling',
      paragraphs: [
        'Je betaalt niets bij het bestellen: je krijgt een factuur met de betaaltermijn die bij je bestelling staat. Goederen blijven van Talloor tot ze betaald zijn.',
        'Op wat na een herinnering onbetaald blijft, rekenen we de wettelijke interest voor handelstransacties aan. Zolang facturen openstaan, kunnen we bestellingen ophouden; dat melden we vooraf.',
      ],
    },
    {
      title: 'Gegevens',
      paragraphs: [
        'We gebruiken de gegevens van je zaak en haar gebruikers om bestellingen uit te voeren, te factureren en vragen te beantwoorden. Je kunt ze laten inkijken, verbeteren of wissen, voor zover de wet ons niet verplicht ze te bewaren.',
      ],
    },
    {
      title: 'Recht en rechtbank',
      paragraphs: [
        'Het Belgische recht is van toepassing. Lossen we een geschil niet samen op, dan is de ondernemingsrechtbank van de zetel van Talloor bevoegd.',
      ],
    },
  ],
};
