/** The further navigation groups; see navigation.ts. */
export const furtherNavigationLines = `
= world|dry|onigiri|Wereldkeuken|Cuisines du monde
- asia|Aziatisch|Asie
soyasia|Soja- & woksauzen|Sauces soja & wok
noodle|Noedels & rijstvellen|Nouilles & feuilles de riz
curry|Currypasta & kokosmelk|Pâtes de curry & lait de coco
sushi|Sushi & Japans|Sushi & Japon
- mexico|Mexicaans|Mexique|pepper
tortilla|Tortilla & nacho's|Tortillas & nachos
salsa|Salsa, guacamole & bonen|Salsa, guacamole & haricots
- mediterranean|Mediterraan|Méditerranée|pizza
pesto|Pesto & antipasti|Pesto & antipasti
risotto|Bereide mediterrane gerechten|Plats méditerranéens préparés
- orient|Oosters & Noord-Afrikaans|Orient & Afrique du Nord|bowl-food
tajine|Tajine, falafel & kruiden|Tajine, falafel & épices
india|Indisch|Inde
= vegan|veg|plant|Vegetarisch & vegan|Végétarien & végan
- vegmeat|Vleesvervangers|Alternatives à la viande|hamburger
veganburger|Vegan burgers & worst|Burgers & saucisses véganes
veganmince|Vegan gehakt & balletjes|Haché & boulettes véganes
veganchicken|Vegan kip & reepjes|Poulet & émincés végans
- vegdish|Vegetarische gerechten|Plats végétariens|bowl-food
vegdishes|Bereide gerechten|Plats préparés
stuffed|Gevulde groenten & quiches|Légumes farcis & quiches
- vegdairy|Plantaardige zuivel|Alternatives aux produits laitiers|drop-half-bottom
veganyoghurt|Plantaardige desserts|Desserts végétaux
veganspread|Plantaardige spreads|Tartinades végétales
= care|prepared|bowl-food|Dieet & zorgvoeding|Diététique & soins
- texture|Aangepaste textuur|Textures modifiées|bowl-food
mixed|Gemixte maaltijden|Repas mixés
moulded|Gevormde groenten & vlees|Légumes & viandes reconstitués
thickener|Verdikkingsmiddel|Épaississants
- supplement|Bijvoeding|Compléments nutritionnels|pint-glass
proteindrink|Eiwitrijke dranken|Boissons protéinées
proteindessert|Eiwitrijke desserts & poeders|Desserts & poudres protéinés
- glutenfree|Gluten- & lactosevrij|Sans gluten & sans lactose|bread
gfbread|Glutenvrij brood & gebak|Pain & pâtisserie sans gluten
gfmeal|Glutenvrije maaltijden & pasta|Repas & pâtes sans gluten
lactosefree|Lactosevrij|Sans lactose
- lowsugar|Suiker- & zoutarm|Pauvre en sucre & en sel|leaf
sugarfree|Zonder toegevoegde suiker|Sans sucres ajoutés
saltfree|Zoutarm|Pauvre en sel
= kids|bread|baby-carriage|Kinderopvang & school|Petite enfance & école
- baby|Babyvoeding|Alimentation bébé
vegpap|Groentepapjes|Purées de légumes
fruitpap|Fruitpapjes|Compotes de fruits
babycereal|Melk & granen|Laits & céréales
- school|Schoolmaaltijd & tussendoor|Repas scolaires & collations|cherries
snackfruit|Tussendoortjes|Collations
schoolmilk|Schoolmelk & drankjes|Lait scolaire & boissons
kidsmeal|Kindergerechten|Plats pour enfants
- childcare|Verzorging & materiaal|Soins & matériel
diapers|Luiers & doekjes|Langes & lingettes
kidstable|Slabbetjes & kinderservies|Bavoirs & vaisselle enfant
= snacks|dry|popcorn|Chips, noten & aperitief|Chips, noix & apéritif
- chips|Chips|Chips|popcorn
potatochips|Aardappelchips|Chips de pommes de terre
cornsnack|Maïs- & groentechips|Snacks de maïs & légumes
saltbiscuit|Zoute koekjes|Biscuits salés
- nuts|Noten & gedroogd fruit|Noix & fruits secs|nut
mixednuts|Noten|Noix
driedfruit|Gedroogd fruit & zaden|Fruits secs & graines
- aperitif|Aperitief|Apéritif|champagne
tapas|Tapas & olijven|Tapas & olives
dips|Dipsauzen & toasts|Dips & toasts
= sweets|bread|cookie|Koek, chocolade & snoep|Biscuits, chocolat & confiserie
- biscuits|Koekjes|Biscuits|cookie
speculoos|Speculaas & speculoos|Spéculoos
butterbiscuit|Boterkoekjes & wafeltjes|Biscuits au beurre & gaufrettes
coffeebiscuit|Koffiekoekjes per stuk|Biscuits à café individuels
- chocolate|Chocolade|Chocolat|gift
pralines|Pralines & truffels|Pralines & truffes
bars|Repen & tabletten|Barres & tablettes
- candy|Snoep|Confiserie|gift
gummies|Gommen & zuurtjes|Gommes & bonbons
chewing|Guimauve & marsepein|Guimauves & massepain
= breakfast|bread|jar|Ontbijtbuffet|Petit-déjeuner
- cereal|Ontbijtgranen|Céréales|grains
flakes|Vlokken & cornflakes|Flocons & corn-flakes
muesli|Muesli & granola|Muesli & granola
- topping|Beleg & siroop|Garnitures & sirops|jar
honey|Honing & siroop|Miel & sirops
nutbutter|Notenpasta & hagelslag|Beurres de noix & vermicelles
- hotbreakfast|Warm ontbijt|Petit-déjeuner chaud|egg
pancake|Pancakes & toast|Pancakes & pain perdu
breakfastmeat|Ontbijtworst & eiergerechten|Saucisses & plats d'œufs
= dessert|dairy|cake|Desserts & patisserie|Desserts & pâtisserie
- patissmix|Mixen & poeders|Mélanges & poudres|grains
puddingpowder|Pudding- & mousspoeder|Poudres à pudding & mousse
bakemix|Bakmixen|Mélanges à pâtisserie
- decoration|Garnituur & sauzen|Garnitures & nappages|cherries
dessertsauce|Dessertsauzen & coulis|Nappages & coulis
topping|Decoratie & noga|Décorations & nougatine
- couverture|Couverture & basis|Couvertures & bases|cake
chocolatedrops|Couverture|Couvertures
base|Bodems & fondant|Fonds & fondants
- readydessert|Kant-en-klare desserts|Desserts prêts à servir|ice-cream
verrine|Verrines & mini's|Verrines & mignardises
glutenfreedessert|Vegan & vrij van|Végan & sans allergènes
= hotdrinks|drinks|coffee|Koffiehoek & warme dranken|Coin café & boissons chaudes
- capsules|Pads & capsules|Dosettes & capsules|coffee
pads|Pads|Dosettes
caps|Capsules|Capsules
- instant|Oplos & automaat|Instantané & distributeur|coffee
instantcoffee|Oploskoffie & melkpoeder|Café soluble & topping
cocoa|Cacaodrank|Boissons cacaotées
- barista|Barista|Barista|tea-bag
coffeesyrup|Koffiesiropen|Sirops pour café
teaselect|Thee & infusie premium|Thés & infusions sélection
coffeeextra|Filters & accessoires|Filtres & accessoires
= spirits|drinks|martini|Sterke drank & aperitieven|Spiritueux & apéritifs
- strong|Sterke drank|Spiritueux|brandy
gin|Gin, jenever & wodka|Gin, genièvre & vodka
rum|Rum, whisky & cognac|Rhum, whisky & cognac
liqueur|Likeur|Liqueurs
- aper|Aperitief|Apéritifs|martini
vermouth|Vermout & bitter|Vermouths & bitters
alcoholfree|Alcoholvrij aperitief|Apéritifs sans alcool
- culinary|Culinaire alcohol|Alcools de cuisine|cooking-pot
cookspirit|Flambeer- & keukenalcohol|Alcools à flamber & de cuisine
= packaging|nonfood|package|Verpakking & disposables|Emballage & jetable
- containers|Schalen & bakken|Barquettes & récipients|package
bowl|Saladekommen & soepbekers|Saladiers & bols à soupe
foodtray|Frietbakjes & schalen|Barquettes à frites & plateaux
alutray|Aluminium & cpet|Aluminium & CPET
- beakers|Bekers & rietjes|Gobelets & pailles|pint-glass
cup|Bekers|Gobelets
straw|Deksels & rietjes|Couvercles & pailles
- sacks|Zakken & labels|Sacs & étiquettes|tote
paperbag|Papieren zakken|Sacs en papier
labels|Etiketten & dagstickers|Étiquettes & pastilles du jour
= table|nonfood|fork-knife|Tafel & servies|Table & vaisselle
- tablelinen|Tafelkleding|Linge de table|fork-knife
tablecover|Tafelpapier & placemats|Nappes & sets de table
candle|Kaarsen & sfeer|Bougies & ambiance
- crockery|Borden & glazen|Assiettes & verres|wine
plate|Borden & kommen|Assiettes & bols
glass|Glazen|Verres
coffeecup|Koffiekoppen & kannen|Tasses & carafes
- cutlery|Bestek|Couverts|fork-knife
steelcutlery|Inox bestek|Couverts en inox
disposablecutlery|Wegwerp- & herbruikbaar servies|Vaisselle jetable & réutilisable
= kitchen|nonfood|chef-hat|Keukenmateriaal|Matériel de cuisine
- gastro|Gastronorm & bewaren|Gastronorme & conservation|cooking-pot
gnpan|Gastronormbakken|Bacs gastronormes
storagebox|Bewaardozen|Boîtes de conservation
- prep|Snijden & koken|Découpe & cuisson|knife
knife|Messen & snijplanken|Couteaux & planches
pan|Pannen & kookpotten|Casseroles & poêles
utensil|Keukengerei|Ustensiles
- measure|Meten & beschermen|Mesure & protection|chef-hat
thermometer|Thermometers & weegschalen|Thermomètres & balances
apron|Kleding & bescherming|Vêtements & protection
= janitorial|nonfood|broom|Schoonmaakmateriaal & afval|Entretien & déchets
- floorcare|Vegen & dweilen|Balais & serpillières|broom
broom|Borstels & vegers|Brosses & balais
mop|Dweilsystemen|Systèmes de lavage
- waste|Afval|Déchets|package
bin|Vuilnisbakken|Poubelles
binbag|Zakken & sorteren|Sacs & tri
- laundry|Was & textiel|Linge & textile|hand-soap
washing|Wasmiddelen|Lessives
textile|Doeken & matten|Torchons & tapis
`;
