/** Format: see readProfiles.ts. */
export const drinksProfiles = `
water|ambient|BE||0 0 0 0 0 0 0 0.01|l
Natuurlijk mineraalwater van een Belgische bron, zacht van smaak.
Eau minérale naturelle d'une source belge, au goût doux.
Natuurlijk mineraalwater
Eau minérale naturelle

water-flavoured|ambient|BE||3 0 0 0.5 0.5 0 0 0.01|l
Bruisend bronwater met een vleugje smaak en bijna geen calorieën.
Eau de source pétillante, délicatement aromatisée et presque sans calories.
Koolzuurhoudend water, natuurlijk aroma van {citroen}, voedingszuur E330
Eau gazéifiée, arôme naturel de {citron}, acidifiant E330

soft|ambient|BE||38 0 0 9.2 9.2 0 0 0.01|l
Goed gekoeld serveren, met ijs en een schijfje citroen.
À servir bien frais, avec des glaçons et une rondelle de citron.
Koolzuurhoudend water, suiker, {citroen}, voedingszuur E330, aroma
Eau gazéifiée, sucre, {citron}, acidifiant E330, arôme

soft-juice|ambient|BE||45 0.1 0 10.2 9.8 0.3 0.5 0.01|l
Sap van rijp fruit, zonder toegevoegde suiker. Schudden voor gebruik.
Jus de fruits mûrs, sans sucres ajoutés. À agiter avant l'emploi.
100 % sap van {fruit}
100 % jus de {fruits}

beer|ambient|BE|gluten!gerst/orge|45 0 0 3.4 0.4 0 0.4 0.01|l
Gebrouwen met Belgische hop en mout. Koel en donker bewaren, rustig uitschenken.
Brassée avec du houblon et du malt belges. À conserver au frais à l'abri de la lumière, à verser lentement.
Water, GERSTEMOUT, hop, gist
Eau, malt d'ORGE, houblon, levure

wine|ambient|FR|sulphites!|78 0 0 1 0.6 0 0.1 0.01|l
Zorgvuldig gekozen bij wijnbouwers die we kennen. Lekker bij het eten en zacht voor de prijs.
Choisi avec soin chez des vignerons que nous connaissons. Idéal à table, à prix doux.
Druiven, conserveermiddel SULFIET
Raisins, conservateur SULFITE

coffee|ambient|BR||2 0 0 0.3 0 0 0.1 0|l
Traag gebrand in eigen huis, met een rond aroma. Koel en droog bewaren, goed gesloten.
Torréfié lentement dans notre maison, à l'arôme rond. À conserver au frais et au sec, bien fermé.
100 % koffie
100 % café

coffee-teas|ambient|LK||1 0 0 0.2 0 0 0 0|l
Voor een kop met smaak. Water van 90 °C, 3 tot 5 minuten laten trekken.
Pour une tasse pleine de goût. Eau à 90 °C, laisser infuser 3 à 5 minutes.
{Thee}
{Thé}

capsules|ambient|BR||2 0 0 0.3 0 0 0.1 0|l
Per portie gemalen en luchtdicht verpakt: elke kop even vers.
Moulu et emballé par portion: chaque tasse est aussi fraîche que la première.
100 % gebrande en gemalen koffie
100 % café torréfié et moulu

instant|ambient|BE|milk? soy?|390 9 6 68 52 4 9 0.4
Lost meteen op in warm water of melk. Geschikt voor automaten.
Se dissout aussitôt dans l'eau ou le lait chaud. Convient aux distributeurs.
{Koffie}, suiker, MELKPOEDER
{Café}, sucre, LAIT en poudre

barista|ambient|BE||310 0 0 77 75 0 0 0.02|l
Voor wie van koffie en thee een moment maakt.
Pour faire du café et du thé un vrai moment.
Suiker, water, {aroma}, natuurlijk aroma
Sucre, eau, {arôme}, arôme naturel

barista-teaselect|ambient|LK||1 0 0 0.2 0 0 0 0|l
Hele blaadjes in een ruim piramidebuiltje. Laat 3 tot 5 minuten trekken.
Feuilles entières dans un grand sachet pyramide. Laisser infuser 3 à 5 minutes.
{Thee}
{Thé}

barista-coffeeextra|-|DE||-
Toebehoren voor de koffiehoek, gemaakt voor dagelijks gebruik.
Accessoires pour le coin café, conçus pour un usage quotidien.
-
-

strong|ambient|BE||230 0 0 0.2 0.2 0 0 0|l
Gestookt of uitgekozen door onze likeurstoker. Puur, met ijs of in een cocktail.
Distillé ou choisi par notre liquoriste. Pur, sur glace ou en cocktail.
Water, alcohol van landbouwkundige oorsprong, {aroma}
Eau, alcool d'origine agricole, {arôme}

aper|ambient|IT|sulphites?|140 0 0 15 15 0 0 0.01|l
Aperitief met een fris bittertje. Serveer met ijs en een schijfje sinaasappel.
Apéritif à la pointe d'amertume. À servir sur glace avec une rondelle d'orange.
Wijn (SULFIET), suiker, alcohol, kruidenextracten
Vin (SULFITE), sucre, alcool, extraits de plantes

aper-alcoholfree|ambient|BE|sulphites?|48 0 0 11 10.5 0 0 0.01|l
Feestelijk zonder alcohol, vol van kruiden. Goed gekoeld serveren.
Festif et sans alcool, riche en herbes. À servir bien frais.
Water, suiker, {gember}, kruidenextracten, voedingszuur E330
Eau, sucre, {gingembre}, extraits de plantes, acidifiant E330

culinary|ambient|FR||230 0 0 1 1 0 0 0.4|l
Enkel voor de keuken: om te flamberen, te blussen en desserts te verfijnen.
Réservé à la cuisine: pour flamber, déglacer et parfumer les desserts.
Alcohol, water, zout, peper
Alcool, eau, sel, poivre
`;
