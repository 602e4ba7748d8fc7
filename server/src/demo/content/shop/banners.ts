/**
 * Banners of the shop: a block of three lines, parted by an empty one. First
 * `place|alias|keywords, with commas between|board|path in Dutch|path in French`, then per language `title|text|tag|words of the link`.
 */
export const bannerBlocks = `
start|||veg|/assortiment/10205|/fr/assortiment/10205
Asperges zijn er|Wit en groen, vanochtend gestoken en morgen bij jou.|Seizoen|Bekijk asperges
Les asperges sont là|Blanches et vertes, récoltées ce matin, chez vous demain.|De saison|Voir les asperges

start|||prepared|/nl/assortiment|/fr/assortiment
Nieuw: 25 rayons|Van wereldkeuken tot keukenmateriaal: alles in één levering.|Nieuw|Ontdek het assortiment
Nouveau: 25 rayons|Des cuisines du monde au matériel de cuisine: tout en une seule livraison.|Nouveau|Découvrir l'assortiment

promo|||dairy|/assortiment/50400|/fr/assortiment/50400
Abdijkaas gesneden, −8 %|Voor croques en kaasplankjes.|Promo week 11|Bekijk kaas
Fromage d'abbaye tranché, −8 %|Pour croques et plateaux de fromages.|Promo semaine 11|Voir les fromages

promo|||frozen|/assortiment/70200|/fr/assortiment/70200
11 + 1 gratis op garnaalkroketten|Artisanaal, met 25 % grijze garnaal.|11 + 1|Bekijk kroketten
11 + 1 gratuit sur les croquettes aux crevettes|Artisanales, avec 25 % de crevettes grises.|11 + 1|Voir les croquettes

menu|10000||veg|/assortiment/10205|/fr/assortiment/10205
Eerste asperges|Grondwitloof en asperges van Belgische telers.|Lente|Bekijk asperges
Premières asperges|Chicons de pleine terre et asperges de maraîchers belges.|Printemps|Voir les asperges

menu|20000||meat|/assortiment/20100|/fr/assortiment/20100
Belgisch wit-blauw|Stoofvlees, steak en rosbief uit eigen atelier.|Vakmanschap|Bekijk rund
Blanc-bleu belge|Carbonades, steaks et rosbif de notre atelier.|Savoir-faire|Voir le bœuf

menu|30000||poultry|/assortiment/30100|/fr/assortiment/30100
Kipfilet, −12 %|Belgisch en ontvliesd, per 2,5 kg.|Promo week 11|Bekijk kip
Filet de poulet, −12 %|Belge et paré, par 2,5 kg.|Promo semaine 11|Voir le poulet

menu|40000||fish|/assortiment/40300|/fr/assortiment/40300
Grijze Noordzeegarnalen|Vandaag gepeld, morgen op je bord.|Dagprijs|Bekijk garnalen
Crevettes grises de la mer du Nord|Décortiquées aujourd'hui, demain sur vos assiettes.|Prix du jour|Voir les crevettes

menu|50000||dairy|/assortiment/50400|/fr/assortiment/50400
Abdijkaas gesneden, −8 %|Voor croques en kaasplankjes.|Promo week 11|Bekijk promo
Fromage d'abbaye tranché, −8 %|Pour croques et plateaux de fromages.|Promo semaine 11|Voir la promo

menu|60000||bread|/assortiment/60100|/fr/assortiment/60100
Witte pistolets, −13 %|Voorgebakken: elk uur vers.|Promo week 11|Bekijk broodjes
Pistolets blancs, −13 %|Précuits: frais à toute heure.|Promo semaine 11|Voir les petits pains

menu|70000||frozen|/assortiment/70100|/fr/assortiment/70100
Frieten die krokant blijven|Van 7 tot 14 mm, van Belgische aardappelen.|Van hier|Bekijk frieten
Des frites qui restent croustillantes|De 7 à 14 mm, de pommes de terre belges.|D'ici|Voir les frites

menu|80000||dry|/assortiment/80101|/fr/assortiment/80101
Passata vanaf € 5,20|Nettoprijs vanaf 6 blikken.|Promo week 11|Bekijk tomaten
Passata dès 5,20 €|Prix net à partir de 6 boîtes.|Promo semaine 11|Voir les tomates

menu|90000||prepared|/assortiment/90200|/fr/assortiment/90200
Vol-au-vent zoals thuis|Vulling van kip, nu −12 %.|Promo week 11|Bekijk gerechten
Vol-au-vent comme à la maison|Garniture au poulet, maintenant −12 %.|Promo semaine 11|Voir les plats

menu|100000||drinks|/assortiment/100300|/fr/assortiment/100300
Tafelbier is terug|De tweede bak aan halve prijs.|Promo week 11|Bekijk bier
La bière de table est de retour|Le deuxième casier à moitié prix.|Promo semaine 11|Voir les bières

menu|110000||nonfood|/assortiment/110100|/fr/assortiment/110100
Handzeep, −15 %|Ongeparfumeerd, navulling van 5 liter.|Promo week 11|Bekijk handhygiëne
Savon mains, −15 %|Sans parfum, recharge de 5 litres.|Promo semaine 11|Voir l'hygiène des mains

menu|120000||dry|/assortiment/120104|/fr/assortiment/120104
Zelf sushi rollen|Rijst, nori en wasabi in keukenmaat.|Nieuw|Bekijk Japans
Roulez vos sushis|Riz, nori et wasabi au format cuisine.|Nouveau|Voir le Japon

menu|130000||veg|/assortiment/130100|/fr/assortiment/130100
Veggiedag op school|Vegan burgers: mix 3 en krijg hummus.|Mix 3|Bekijk burgers
Jour végé à l'école|Burgers végans: mixez 3, recevez un houmous.|Mix 3|Voir les burgers

menu|140000||prepared|/assortiment/140100|/fr/assortiment/140100
Lekker en veilig slikken|Gemixte maaltijden met IDDSI-niveau.|Zorg|Bekijk texturen
Bon et facile à avaler|Repas mixés avec niveau IDDSI.|Soins|Voir les textures

menu|150000||bread|/assortiment/150200|/fr/assortiment/150200
Schoolfruit en schoolmelk|Kleine porties voor grote honger.|School|Bekijk tussendoortjes
Fruits et lait à l'école|De petites portions pour grandes faims.|École|Voir les collations

menu|160000||dry|/assortiment/160100|/fr/assortiment/160100
Chips: 10 + 1 gratis|Voor de bar en de automaat.|10 + 1|Bekijk chips
Chips: 10 + 1 gratuit|Pour le bar et le distributeur.|10 + 1|Voir les chips

menu|170000||bread|/assortiment/170201|/fr/assortiment/170201
Pralines voor Pasen|Belgische chocolade, eieren en truffels.|Pasen|Bekijk pralines
Pralines de Pâques|Chocolat belge, œufs et truffes.|Pâques|Voir les pralines

menu|180000||bread|/assortiment/180100|/fr/assortiment/180100
Het buffet van morgen|Granen, muesli en beleg in grootverpakking.|Hotel|Bekijk granen
Le buffet de demain|Céréales, muesli et garnitures en grand format.|Hôtel|Voir les céréales

menu|190000||dairy|/assortiment/190400|/fr/assortiment/190400
Dessert op één minuut|Verrines en macarons om zo te serveren.|Nieuw|Bekijk desserts
Un dessert en une minute|Verrines et macarons prêts à servir.|Nouveau|Voir les desserts

menu|200000||drinks|/assortiment/200102|/fr/assortiment/200102
Capsules die composteren|Espresso, lungo en ristretto.|Beter|Bekijk capsules
Des capsules compostables|Espresso, lungo et ristretto.|Mieux|Voir les capsules

menu|210000||drinks|/assortiment/210202|/fr/assortiment/210202
Feest zonder alcohol|Mocktails en aperitieven met kruiden.|Nieuw|Bekijk alcoholvrij
La fête sans alcool|Mocktails et apéritifs aux herbes.|Nouveau|Voir le sans alcool

menu|220000||nonfood|/assortiment/220101|/fr/assortiment/220101
Van suikerriet|Stevige kommen met deksel, composteerbaar.|Beter|Bekijk kommen
En canne à sucre|Saladiers solides avec couvercle, compostables.|Mieux|Voir les saladiers

menu|230000||nonfood|/assortiment/230200|/fr/assortiment/230200
Nabestellen zonder zorgen|Porselein en glas dat lang leverbaar blijft.|Tafel|Bekijk servies
Réassortir sans souci|Porcelaine et verrerie suivies longtemps.|Table|Voir la vaisselle

menu|240000||nonfood|/assortiment/240100|/fr/assortiment/240100
GN past altijd|Bakken en deksels van GN 1/1 tot 1/3.|Keuken|Bekijk gastronorm
Le GN, toujours juste|Bacs et couvercles de GN 1/1 à 1/3.|Cuisine|Voir le gastronorme

menu|250000||nonfood|/assortiment/250100|/fr/assortiment/250100
Proper in één beurt|Mopsystemen en borstels voor elke vloer.|Poets|Bekijk materiaal
Propre en un passage|Systèmes de lavage et balais pour tous les sols.|Entretien|Voir le matériel

search-top||asperge, asperges|veg|/assortiment/10205|/fr/assortiment/10205
Asperges op dagprijs|Bestel vóór 12 uur wat vanochtend gestoken werd.|Seizoen|Naar de asperges
Asperges au prix du jour|Commandez avant midi ce qui a été récolté ce matin.|De saison|Vers les asperges

search-top||garnaal, garnalen, crevette, crevettes|fish|/assortiment/40301|/fr/assortiment/40301
Grijze garnalen, € 3 korting|Handgepeld, aan dagprijs.|Promo week 11|Naar de garnalen
Crevettes grises, 3 € de remise|Décortiquées à la main, au prix du jour.|Promo semaine 11|Vers les crevettes

search-inside||friet, frieten, frites|frozen|/assortiment/80301|/fr/assortiment/80301
Een saus bij je frieten?|Andalouse, samoerai of tartaar: 5 + 1 gratis.|5 + 1|Kies je saus
Une sauce avec vos frites?|Andalouse, samouraï ou tartare: 5 + 1 gratuit.|5 + 1|Choisir une sauce

search-inside||koffie, café|drinks|/assortiment/170103|/fr/assortiment/170103
Een koekje erbij|Speculoos en koekjes per stuk verpakt.|Koffiehoek|Bekijk koekjes
Un biscuit avec le café|Spéculoos et biscuits emballés à la pièce.|Coin café|Voir les biscuits

autocomplete||kip, kipfilet, poulet|poultry|/assortiment/30101|/fr/assortiment/30101
Kipfilet, −12 %|Belgisch en ontvliesd.|Promo|Bekijk kipfilet
Filet de poulet, −12 %|Belge et paré.|Promo|Voir le filet de poulet

autocomplete||bier, bière, pils|drinks|/assortiment/100301|/fr/assortiment/100301
Tafelbier: tweede bak −50 %|Bruin tafelbier van Wouterhof.|Promo|Bekijk tafelbier
Bière de table: 2e casier −50 %|Bière brune de Wouterhof.|Promo|Voir la bière de table
`;
