/**
 * Navigation groups of the demo tenant with their sub-groups and items; the format of a line is described in readNavigation.ts.
 * What is new goes to the end of its list, since the aliases of pages count by place.
 */
export const demoNavigationLines = `
= veg|veg||Groenten & fruit|Légumes & fruits
- salad|Salades|Salades
head|Kropsla & andijvie|Laitues & chicorées
washed|Gewassen sla|Salades lavées
sprout|Kiemen & cressen|Germes & cressons
- leaf|Witloof & bladgroenten|Chicons & légumes-feuilles
chicory|Witloof|Chicons
spinach|Spinazie & snijbiet|Épinards & bettes
leek|Prei & selder|Poireaux & céleri
cabbage|Kolen|Choux
stalk|Asperges & artisjokken|Asperges & artichauts
- cut|Gesneden groenten|Légumes coupés
diced|Blokjes & ringen|Dés & rondelles
strips|Julienne & repen|Julienne & lanières
mixes|Soep- & wokmixen|Mélanges soupe & wok
peeled|Geschild & voorgekookt|Épluché & précuit
- potato|Aardappelen|Pommes de terre
fryer|Frietaardappelen|Pommes de terre à frites
firm|Vastkokend & bloemig|Chair ferme & farineuse
sweet|Zoete aardappelen|Patates douces
- tomato|Tomaten|Tomates
vine|Tros & kers|Grappe & cerises
beef|Vlees- & pruimtomaten|Charnues & Roma
tomatocut|Gesneden & gedroogd|Coupées & séchées
- root|Wortels & knollen|Racines
carrot|Wortelen|Carottes
celeriac|Knolselder & raap|Céleri-rave & navet
beet|Bieten & radijs|Betteraves & radis
- onion|Uien & look|Oignons & ail
bulb|Uien|Oignons
shallot|Sjalotten & look|Échalotes & ail
- mushroom|Paddenstoelen|Champignons
white|Champignons|Champignons de Paris
forest|Boszwammen|Champignons des bois
- herb|Kruiden|Herbes
bunch|Verse kruiden in bos|Herbes fraîches en botte
potted|Kruiden in pot|Herbes en pot
- fruit|Fruit|Fruits|orange
pome|Appels & peren|Pommes & poires
citrus|Citrusvruchten|Agrumes
berries|Bessen & rood fruit|Baies & fruits rouges
tropical|Tropisch fruit|Fruits exotiques
fruitcut|Gesneden fruit|Fruits coupés
stone|Druiven & steenvruchten|Raisins & fruits à noyau
= meat|meat||Vlees & charcuterie|Viande & charcuterie
- beef|Rund|Bœuf
steak|Steak & gebraad|Steak & rôti
stew|Stoofvlees & bouillonvlees|Carbonades & viande à bouillon
carpaccio|Carpaccio & tartaar|Carpaccio & tartare
- pork|Varken|Porc
filet|Haasje & gebraad|Filet mignon & rôti
chop|Kotelet & ribbetjes|Côtelettes & travers
bacon|Spek|Lard
panned|Gepaneerd & gevuld|Pané & farci
- veal|Kalf & lam|Veau & agneau
calf|Kalf|Veau
lamb|Lam|Agneau
- mince|Gehakt & worst|Haché & saucisses
minced|Gehakt|Haché
ball|Gehaktballen & burgers|Boulettes & hamburgers
sausage|Worst|Saucisses
- charcuterie|Charcuterie|Charcuterie
ham|Ham|Jambon
salami|Salami & droge worst|Salami & saucissons
pate|Paté & terrine|Pâtés & terrines
poultrycuts|Gevogeltecharcuterie|Charcuterie de volaille
= poultry|poultry||Gevogelte & wild|Volaille & gibier
- chicken|Kip|Poulet
fillet|Kipfilet & haasjes|Filets & aiguillettes
leg|Billen, bouten & vleugels|Cuisses, pilons & ailes
whole|Hele kip & soepkip|Poulet entier & poule
prepared|Bewerkt & gepaneerd|Élaboré & pané
- turkey|Kalkoen|Dinde
breast|Kalkoenfilet & gebraad|Filet & rôti de dinde
turkeycut|Kalkoen versneden|Dinde découpée
- duck|Eend & parelhoen|Canard & pintade
duckmeat|Eend|Canard
fowl|Parelhoen & kwartel|Pintade & caille
- game|Wild|Gibier
venison|Hert, ree & everzwijn|Cerf, chevreuil & sanglier
rabbit|Haas & konijn|Lièvre & lapin
feather|Veerwild|Gibier à plumes
= fish|fish||Vis & zeevruchten|Poissons & fruits de mer
- whitefish|Witvis|Poisson blanc
cod|Kabeljauw & koolvis|Cabillaud & lieu
flatfish|Tong, schol & heilbot|Sole, plie & flétan
redfish|Zeebaars, dorade & roodbaars|Bar, dorade & sébaste
breaded|Gepaneerd & blokjes|Pané & cubes
- salmon|Zalm & forel|Saumon & truite
salmonfresh|Zalm vers|Saumon frais
salmonfrozen|Zalm diepvries|Saumon surgelé
trout|Forel|Truite
- shrimp|Garnalen & schaaldieren|Crevettes & crustacés|shrimp
grey|Grijze garnalen|Crevettes grises
prawn|Scampi & gamba's|Scampis & gambas
lobster|Kreeft, krab & langoustines|Homard, crabe & langoustines
- shellfish|Schelpdieren|Coquillages|shrimp
scallop|Sint-jakobsvruchten & mosselvlees|Saint-Jacques & chair de moules
clams|Venusschelpen, oesters & wulken|Palourdes, huîtres & bulots
squid|Inktvis|Calamars & poulpe
- smoked|Gerookt & gemarineerd|Fumé & mariné
smokedsalmon|Gerookte zalm & heilbot|Saumon & flétan fumés
smokedother|Forel, makreel & paling|Truite, maquereau & anguille
marinated|Haring, ansjovis & rolmops|Hareng, anchois & rollmops
= dairy|dairy||Zuivel, kaas & eieren|Produits laitiers, fromages & œufs
- cream|Room|Crème|drop-half-bottom
whole|Volle room|Crème entière
cooking|Culinaire room|Crème culinaire
whipping|Slagroom|Crème fouettée
sour|Zure room|Crème aigre
plantcream|Plantaardig|Végétal
- milk|Melk|Lait|drop-half-bottom
wholemilk|Volle melk|Lait entier
semi|Halfvolle melk|Lait demi-écrémé
skimmed|Magere melk|Lait écrémé
buttermilk|Karnemelk & drinkyoghurt|Lait battu & yaourt à boire
plantmilk|Plantaardige dranken|Boissons végétales
- butter|Boter & margarine|Beurre & margarine
creambutter|Roomboter|Beurre de laiterie
bakingbutter|Bakboter|Beurre de cuisson
margarine|Margarine|Margarine
herbbutter|Kruidenboter|Beurre aux herbes
- cheese|Kaas|Fromage
belgian|Belgische kaas|Fromages belges
soft|Zachte kaas|Fromages à pâte molle
grated|Geraspt & gesneden|Râpé & tranché
creamcheese|Roomkaas|Fromage frais
cheeseboard|Kaasschotels|Plateaux de fromages
plantcheese|Plantaardig|Végétal
- yoghurt|Yoghurt & desserts|Yaourts & desserts|drop-half-bottom
natural|Natuuryoghurt|Yaourt nature
fruityoghurt|Fruityoghurt|Yaourt aux fruits
curd|Plattekaas|Fromage blanc
pudding|Pudding & mousse|Puddings & mousses
roomdessert|Roomdesserts|Desserts à la crème
- egg|Eieren|Œufs|egg
fresheggs|Verse eieren|Œufs frais
boiled|Gekookt & gepeld|Cuits & écalés
liquid|Vloeibaar ei|Œuf liquide
= bread|bread||Brood & gebak|Pain & pâtisserie
- roll|Broodjes & pistolets|Petits pains
pistolet|Pistolets & piccolo's|Pistolets & piccolos
softroll|Zachte broodjes & sandwiches|Sandwichs & pains mous
baguette|Stokbrood & ciabatta|Baguettes & ciabattas
special|Speciale broodjes|Petits pains spéciaux
- loaf|Brood|Pains
sliced|Gesneden brood|Pain tranché
toast|Toast & focaccia|Toasts & focaccias
rustic|Landbrood & desem|Pain de campagne & levain
- viennoiserie|Koffiekoeken|Viennoiseries
croissant|Croissants|Croissants
pastry|Chocolade- & rozijnenkoeken|Pains au chocolat & aux raisins
minipastry|Mini & assortiment|Mini & assortiments
- cake|Taart & wafels|Tartes & gaufres|cookie
tart|Taarten|Tartes
cakes|Cake & brownies|Cakes & brownies
waffle|Wafels & pannenkoeken|Gaufres & crêpes
choux|Soezen & eclairs|Choux & éclairs
= frozen|frozen||Diepvries|Surgelés
- fries|Frieten & aardappel|Frites & pommes de terre
frites|Frieten|Frites
potatocroquette|Aardappelkroketten & noisettes|Croquettes & noisettes
gratin|Gratin, puree & rösti|Gratins, purées & röstis
- croquette|Kroketten & snacks|Croquettes & snacks
shrimpcroquette|Garnaal- & kaaskroketten|Croquettes crevettes & fromage
fingerfood|Hapjes & fingerfood|Bouchées & fingerfood
fritursnack|Frituursnacks|Snacks de friterie
pizza|Pizza & croques|Pizzas & croques
- frozenveg|Diepvriesgroenten|Légumes surgelés
greens|Groene groenten|Légumes verts
cauliflower|Wortelen, bloemkool & andere|Carottes, chou-fleur & autres
vegmix|Groentemixen|Mélanges de légumes
frozenherb|Kruiden & fruit|Herbes & fruits
- icecream|IJs & desserts|Glaces & desserts|ice-cream
roomijs|Roomijs|Crème glacée
sorbet|Sorbet|Sorbets
portionice|IJsjes & porties|Glaces en portions
icedessert|IJstaarten & diepvriesdesserts|Bûches & desserts glacés
- frozensauce|Sauspellets|Sauces en pellets
creamsauce|Roomsauzen|Sauces à la crème
jus|Jus, fonds & tomatensaus|Jus, fonds & sauce tomate
= dry|dry||Kruidenierswaren|Épicerie
- canned|Conserven|Conserves
tomatoes|Tomaten in blik|Tomates en boîte
vegcans|Groenten in blik & bokaal|Légumes en boîte & bocal
pulses|Peulvruchten|Légumineuses
fishcans|Visconserven|Conserves de poisson
fruitcans|Fruitconserven|Fruits au sirop
- pasta|Pasta & rijst|Pâtes & riz
longpasta|Spaghetti & linten|Spaghettis & rubans
shortpasta|Korte pasta|Pâtes courtes
filledpasta|Lasagne & gevulde pasta|Lasagnes & pâtes farcies
rice|Rijst|Riz
grains|Granen & couscous|Céréales & couscous
- sauce|Sauzen & mosterd|Sauces & moutarde
mayo|Mayonaise & frietsauzen|Mayonnaise & sauces pour frites
ketchup|Ketchup & barbecue|Ketchup & barbecue
mustard|Mosterd & pickles|Moutarde & pickles
warmsauce|Warme sauzen & bindmiddel|Sauces chaudes & liants
dressing|Dressings & vinaigrettes|Dressings & vinaigrettes
- oil|Olie & azijn|Huiles & vinaigres
frying|Frituurolie & -vet|Huile & graisse de friture
oliveoil|Olijfolie|Huile d'olive
otheroil|Andere oliën|Autres huiles
vinegar|Azijn|Vinaigre
- spice|Kruiden & bouillon|Épices & bouillons
pepper|Peper & zout|Poivre & sel
spices|Specerijen|Épices
driedherb|Gedroogde kruiden|Herbes séchées
stock|Bouillon & fonds|Bouillons & fonds
- baking|Bloem & suiker|Farine & sucre
flour|Bloem & meel|Farines
sugar|Suiker & zoetstof|Sucres & édulcorants
bakeaid|Bakhulpstoffen|Aides à la pâtisserie
- sweet|Zoet & ontbijt|Douceurs & petit-déjeuner
jam|Confituur & honing|Confitures & miel
choco|Choco & speculoospasta|Pâte à tartiner & spéculoos
= prepared|prepared||Bereid & traiteur|Plats préparés & traiteur
- soup|Soepen|Soupes|bowl-steam
vegsoup|Groentesoepen|Potages de légumes
creamsoup|Roomsoepen & bisques|Veloutés & bisques
drysoup|Soep in poeder|Potages en poudre
- dish|Bereide gerechten|Plats préparés
stews|Stoof- & kipgerechten|Mijotés & plats de volaille
pastadish|Pasta- & ovengerechten|Pâtes & gratins
fishdish|Visgerechten|Plats de poisson
saucedish|Balletjes & pastasauzen|Boulettes & sauces pour pâtes
sides|Puree & bijgerechten|Purées & accompagnements
- spread|Broodbeleg & salades|Garnitures & salades
meatsalad|Vlees- & kipsalades|Salades de viande & poulet
fishsalad|Vissalades|Salades de poisson
vegsalad|Ei- & groentesalades|Salades d'œufs & de légumes
sandwichfill|Belegde broodjes|Sandwichs garnis
- veggie|Vegetarisch|Végétarien
burger|Burgers & balletjes|Burgers & boulettes
tofu|Tofu, hummus & salades|Tofu, houmous & salades
= drinks|drinks||Dranken|Boissons
- water|Water|Eaux|drop-half-bottom
still|Plat water|Eau plate
sparkling|Bruisend water|Eau pétillante
flavoured|Water met smaak|Eaux aromatisées
- soft|Frisdrank & sap|Limonades & jus|drop-half-bottom
cola|Cola|Cola
lemonade|Limonade & tonic|Limonades & tonics
juice|Vruchten- & groentesap|Jus de fruits & légumes
- beer|Bier|Bières|beer-bottle
pils|Pils & tafelbier|Pils & bières de table
special|Speciaal- & abdijbier|Bières spéciales & d'abbaye
white|Witbier & fruitbier|Bières blanches & fruitées
nobeer|Alcoholvrij bier|Bières sans alcool
- wine|Wijn|Vins
whitewine|Witte wijn|Vins blancs
redwine|Rode wijn|Vins rouges
rose|Rosé & mousserend|Rosés & mousseux
cookwine|Kook- & versterkte wijn|Vins de cuisine & vins doux
- coffee|Koffie & thee|Café & thé|coffee
beans|Bonen & gemalen|Grains & moulu
teas|Thee & koekjes|Thé & biscuits
= nonfood|nonfood||Hygiëne & non-food|Hygiène & non-food
- soap|Handhygiëne|Hygiène des mains|hand-soap
handsoap|Handzeep|Savon mains
disinfect|Desinfectie & dispensers|Désinfection & distributeurs
handpaper|Handdoekjes & handschoenen|Essuie-mains & gants
- dishwash|Vaatwas|Lave-vaisselle
dishliquid|Vaatwasmiddel & tabletten|Détergents & tablettes
handdish|Handafwas|Vaisselle à la main
- cleaning|Schoonmaak|Nettoyage
allpurpose|Allesreiniger & ontvetter|Multi-usages & dégraissants
descale|Ontkalken & ontsmetten|Détartrage & désinfection
sponge|Sponzen, doeken & zakken|Éponges, chiffons & sacs
- paper|Papier & folie|Papier & film
tissue|Keuken- & toiletpapier|Essuie-tout & papier toilette
foil|Folie & bakpapier|Films & papier cuisson
napkin|Servetten|Serviettes
- takeaway|Verpakking & meeneem|Emballage & à emporter
boxes|Bakjes & menuboxen|Barquettes & boîtes menu
cups|Bekers & bestek|Gobelets & couverts
bags|Draagtassen|Sacs
`;
