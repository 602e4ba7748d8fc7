/**
 * Special lists and strong themes: a block of four lines, parted by an empty one. First `kind|place|display|board`, then per
 * language `headline|description`, then articles by number or by how their Dutch name begins.
 */
export const listBlocks = `
theme|assortment|grid|veg
Asperges & lente|Witte en groene asperges met alles erbij: boter, eieren, ham en een frisse witte wijn.
Asperges & printemps|Asperges blanches et vertes avec tout ce qu'il faut: beurre, œufs, jambon et un vin blanc vif.
Witte asperges AA, Witte asperges A, Groene asperges, 132010, 135200, 112010, Nieuwe aardappelen, Platte peterselie, Hollandaisesaus, Gerookte zalmsnippers, Sauvignon blanc, 101832, Radijzen, Jonge wortelen gekleurd

theme|assortment|grid|meat
Barbecue|Van brochette tot ribbetjes, met sauzen, salades en broodjes voor het terras.
Barbecue|De la brochette au travers de porc, avec sauces, salades et petits pains pour la terrasse.
111324, 111357, Merguez, 110243, Spareribs gemarineerd, 140185, Runderbrochette, Kalkoenbrochette, Hamburger Angus, Vegan braadworst, Barbecuesaus, Barbecuekruiden, Aardappelsalade, Koolsla, Kruidenboterstokbrood, 181110, 180221, Watermeloen

theme|assortment|grid|prepared
Grootkeuken|Grote verpakkingen voor school, zorg en bedrijfsrestaurant: snel klaar, juist gedoseerd.
Cuisine de collectivité|Grands conditionnements pour écoles, soins et entreprises: vite prêts, bien dosés.
171906, 171208, 162210, 162243, 111302, 153010, 152045, Aardappelpuree natuur, Soepballetjes gekookt 2,5 kg, Vanillepudding 5 kg, Appelmoes met suiker 2,6 kg, Gemixte maaltijd kip-wortel, Groentebouillon zonder zout poeder 5 kg, 190118, Gastronormbak inox

list|start|swiper|frozen
Kroketten & hapjes|Krokant in 4 minuten
Croquettes & bouchées|Croustillantes en 4 minutes
155018, 155044, 155055, Garnalenkroketten, Mini-kaaskroketten, 155066, 155077, Loempia kip, Mini-quiche Lorraine, Mozzarellasticks, Kaasstengels

list|start|swiper|dairy
Voor de koffiehoek|Koffie, thee en iets zoets
Pour le coin café|Café, thé et douceurs
183010, 183021, Koffiepads mild, Koffiecapsules lungo, 134870, Haverdrank barista, 183043, Suikersticks, Speculoos klassiek, 168840, Piramidethee earl grey

list|promo|swiper|prepared
Mix & match|Combineer en krijg er iets bij
Mix & match|Combinez et recevez un cadeau
Mini-quiche Lorraine, Mini-quiche zalm-spinazie, Mini-quiche prei, Vegan burger klassiek, Vegan burger krokant, Vegan burger rode biet, 162106, 162117, 162128

list|promo|grid|veg
Seizoen op dagprijs|Vandaag aan de prijs van vandaag
De saison au prix du jour|Aujourd'hui au prix d'aujourd'hui
100431, 101321, 101832, Witte asperges AA, 121040, 120910, 120776, 120798

list|assortment|swiper|drinks
Van de streek|Makers die we bij naam kennen
De la région|Des artisans que nous connaissons
133980, Kaasplank Belgisch, Bloemenhoning, Saison 6 %, Appels Jonagored, Graanmosterd, Appelsap glas, Hervekaas

list|assortment|swiper|nonfood
Klaar voor de keuken|Messen, planken en gastronorm
Prêt pour la cuisine|Couteaux, planches et gastronorme
Koksmes, Officemes, Snijplank HACCP rood, Snijplank HACCP groen, Gastronormbak inox, Garde, Kernthermometer, Koksschort
`;
