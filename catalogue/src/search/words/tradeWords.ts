/**
 * Words of the trade in both languages, without accents: `kind|Dutch|French|English of imported names`. Words of one
 * line mean the same. Kinds: `goods` on their own; `dish` of other goods, which names the article wherever it stands;
 * `cut` of the goods that follow or precede; `quality` of goods.
 */
export const tradeWords = `
goods|melk|lait|milk
goods|karnemelk|lait battu,babeurre|buttermilk
goods|boter,roomboter|beurre|butter
goods|margarine|margarine|
goods|room|creme,creme fraiche|cream
goods|slagroom,room om te kloppen|creme fouettee,creme a fouetter,creme fouetter,creme chantilly,chantilly|whipped cream
goods|kookroom,keukenroom,room voor de keuken|creme culinaire,creme de cuisson,creme cuisson,creme cuisine,creme de cuisine|cooking cream
goods|zure room|creme aigre,creme acidulee,creme sure|sour cream
goods|ei,eieren,eitjes|oeuf,oeufs|egg
goods|kaas|fromage|cheese
goods|geitenkaas,geitekaas|fromage de chevre,chevre,buche de chevre|goat cheese
goods|smeerkaas|fromage a tartiner,fromage fondu|cheese spread
goods|plattekaas,kwark|fromage blanc,fromage frais|quark
goods|parmezaan,parmezaanse kaas|parmesan,parmigiano|
goods|mozzarella|mozzarella|
goods|gouda|gouda|
goods|emmental,emmentaler|emmental,emmenthal|
goods|feta|feta|
goods|brie|brie|
goods|camembert|camembert|
goods|mascarpone|mascarpone|
goods|ricotta|ricotta|
goods|cheddar|cheddar|
goods|gruyere|gruyere|
goods|roquefort|roquefort|
dish|yoghurt,joghurt|yaourt,yoghourt|yogurt
goods|kip,kippen|poulet,poule|chicken
goods|kalkoen|dinde|turkey
goods|eend|canard|duck
goods|gevogelte|volaille|poultry
goods|konijn|lapin|rabbit
goods|vlees|viande|meat
goods|rund,runder,rundvlees,rundsvlees|boeuf|beef
goods|varken,varkensvlees|porc|pork
goods|kalf,kalfsvlees|veau|veal
goods|lam,lamsvlees|agneau|
goods|wild,wildvlees|gibier|game
goods|gehakt|hache,viande hachee,hachis|minced meat
goods|biefstuk|steak,bifteck|
goods|hamburger|hamburger|burger
goods|gehaktbal,balletjes,gehaktballetjes|boulette,boulettes|meatballs
goods|worst|saucisse|sausage
goods|droge worst|saucisson|
goods|chipolata|chipolata|
goods|spek,spekjes,spekblokjes|lard,lardon,lardons|
goods|bacon|bacon|
goods|ham,hesp|jambon|
goods|salami|salami|
goods|chorizo|chorizo|
goods|pate|pate de campagne,pate de foie,pate|
goods|filet americain,prepare,americain|filet americain,americain prepare,americain,prepare|
goods|vis|poisson|fish
goods|zalm|saumon|salmon
goods|forel|truite|trout
goods|kabeljauw|cabillaud|cod
goods|tonijn|thon|tuna
goods|sardine,sardientjes|sardine|
goods|makreel|maquereau|mackerel
goods|haring|hareng|herring
goods|ansjovis|anchois|anchovy
goods|zeevruchten|fruits de mer|seafood
goods|garnaal,garnalen|crevette|shrimp
goods|scampi|scampi,scampis|
goods|mossel|moule|mussel
goods|krab|crabe|crab
goods|kreeft|homard|lobster
goods|surimi|surimi|
goods|vissticks,fish sticks|batonnets de poisson,batonnet de poisson|fish fingers
goods|aardappel,patat,patatten|pomme de terre,pommes de terre,pdt,patate,patates|potato,potatoes
goods|krieltjes,krielaardappel,krielaardappelen|grenaille,grenailles,pommes de terre grenailles|baby potatoes
dish|puree|puree|
dish|friet,frieten|frites|french fries
dish|kroket|croquette|
dish|chips|chips|crisps
goods|ui,uien,ajuin,ajuinen|oignon|onion
goods|sjalot|echalote|shallot
goods|look,knoflook|ail|garlic
goods|prei|poireau|leek
goods|wortel,wortelen,wortels,worteltjes|carotte|carrot
goods|tomaat,tomaten|tomate|tomato,tomatoes
goods|kerstomaat,kerstomaten,cherrytomaat,cherrytomaten|tomate cerise,tomates cerises|cherry tomatoes
goods|tomatenconcentraat,tomatenpuree|concentre de tomates,concentre de tomate,puree de tomates,puree de tomate|tomato paste
goods|passata|passata|
goods|komkommer|concombre|cucumber
goods|courgette|courgette|zucchini
goods|aubergine|aubergine|
goods|pompoen|potiron,potimarron,citrouille|pumpkin
goods|paprika|poivron|bell pepper
goods|sla,kropsla|laitue,salade verte|lettuce
goods|ijsbergsla|salade iceberg,laitue iceberg,iceberg|
goods|rucola|roquette|
goods|waterkers|cresson|
goods|spinazie|epinard|spinach
goods|kool|chou|cabbage
goods|bloemkool,bloemkoolroosjes|chou fleur,choux fleurs|cauliflower
goods|broccoli|brocoli|
goods|spruiten,spruitjes,spruit|choux de bruxelles,chou de bruxelles|brussels sprouts
goods|witloof|chicon,endive|
goods|champignon,paddenstoel,paddestoel|champignon|mushroom
goods|asperge|asperge|asparagus
goods|boon,bonen|haricot|bean
goods|boontjes,sperziebonen,prinsessenbonen,prinsessenboontjes|haricots verts,haricot vert|green beans
goods|rode bonen,kidneybonen|haricots rouges,haricot rouge|kidney beans
goods|erwten,erwt,erwtjes,doperwten|petits pois,petit pois,pois|peas
goods|kikkererwt,kikkererwten|pois chiches,pois chiche|chickpeas
goods|linze,linzen|lentille|lentils
goods|mais|mais|corn
goods|biet,bieten|betterave|beetroot
goods|selder,selderij|celeri|celery
goods|radijs,radijsjes|radis|radish
goods|zuurkool|choucroute|sauerkraut
goods|augurk|cornichon|gherkin
goods|olijf,olijven|olive|
goods|kappertjes|capres|
goods|groente,groenten|legume|vegetable
goods|fruit,vruchten|fruit|
goods|appel,appelen|pomme|apple
goods|peer,peren|poire|pear
goods|banaan,bananen|banane|banana
goods|sinaasappel,sinaasappelen,sinaas,appelsien|orange|
goods|citroen|citron|lemon
goods|limoen|citron vert,citrons verts|lime
goods|pompelmoes|pamplemousse|grapefruit
goods|aardbei|fraise|strawberry,strawberries
goods|framboos,frambozen|framboise|raspberry,raspberries
goods|kers,kersen|cerise|cherry
goods|bosbes|myrtille|blueberry
goods|druif,druiven|raisin|grapes
goods|rozijn,rozijnen|raisins secs,raisin sec,raisins sec|sultana
goods|ananas|ananas|pineapple
goods|perzik|peche|peach
goods|abrikoos|abricot|apricot
goods|pruim|prune,pruneau|plum
goods|avocado|avocat|
goods|mango|mangue|
goods|kiwi|kiwi|
goods|dadel|datte|dates
goods|vijg|figue|fig
goods|kokos,kokosnoot|coco,noix de coco|coconut
goods|noot,noten|noix|nuts
goods|walnoot,walnoten|cerneaux de noix,noix de grenoble|walnut
goods|amandel|amande|almond
goods|hazelnoot,hazelnoten|noisette|hazelnut
goods|pinda,pindanoot,pindanoten,arachide|cacahuete,arachide|peanut
goods|pindakaas|beurre de cacahuete,beurre de cacahuetes,beurre d arachide,beurre d arachides,beurre cacahuete|peanut butter
goods|cashew,cashewnoot,cashewnoten|noix de cajou,cajou|
goods|pistache|pistache|
goods|rijst|riz|rice
goods|basmati|basmati|
dish|pasta,deegwaren|pates|
dish|spaghetti|spaghetti|
dish|macaroni|macaroni|
dish|penne|penne,pennes|
dish|fusilli|fusilli|
dish|lasagne|lasagne|lasagna
goods|lasagnevellen|feuilles de lasagne,lasagnes|
dish|tagliatelle|tagliatelle|
dish|ravioli|ravioli|
dish|noedels|nouilles|noodles
goods|couscous,griesmeel|couscous,semoule|
goods|quinoa|quinoa|
goods|bloem,tarwebloem|farine,farine de ble|flour
goods|zelfrijzende bloem|farine fermentante,farine levante,farine avec levure|self raising flour
goods|suiker|sucre|sugar
goods|bloemsuiker,poedersuiker|sucre impalpable,sucre glace|icing sugar
goods|kandijsuiker,kandij,bruine suiker|cassonade,sucre candi,sucre brun|
goods|gist|levure|yeast
goods|zout|sel|salt
goods|zeezout|sel de mer,sel marin|sea salt
goods|peper|poivre|pepper
goods|paprikapoeder|paprika,paprika en poudre|
goods|kruiden,specerijen|epice,epices|spices
goods|fijne kruiden|fines herbes|
goods|kaneel|cannelle|cinnamon
goods|nootmuskaat,muskaatnoot,muskaat|noix de muscade,muscade|nutmeg
goods|kerrie,kerriepoeder|curry,curry en poudre|
goods|kurkuma|curcuma|turmeric
goods|gember|gingembre|ginger
goods|basilicum|basilic|basil
goods|peterselie|persil|parsley
goods|bieslook|ciboulette|chives
goods|tijm|thym|thyme
goods|oregano|origan|
goods|laurier,laurierblad|laurier|
goods|munt|menthe|mint
goods|vanille|vanille|vanilla
dish|bouillon|bouillon|stock
goods|olie|huile|oil
goods|zonnebloem|tournesol|sunflower
goods|koolzaad|colza|rapeseed
goods|frituurolie,frituurvet,frietvet|huile de friture,graisse a frire,graisse de friture|frying oil
goods|azijn|vinaigre|vinegar
goods|balsamico|balsamique|balsamic
goods|mosterd|moutarde|mustard
goods|mayonaise|mayonnaise,mayo|
goods|ketchup|ketchup|
goods|saus|sauce|
goods|andalouse,andalousesaus|andalouse|
goods|bolognaise,bolognese,bolognaisesaus|bolognaise|
goods|tartaar|tartare|
goods|dressing|vinaigrette|
goods|pesto|pesto|
dish|brood|pain|bread
dish|stokbrood|baguette|
dish|broodje|petit pain,petits pains,sandwich|
dish|beschuit|biscotte|
dish|toast|toast|
dish|croissant|croissant|
dish|pistolet|pistolet|
dish|wrap|wrap,tortilla|
dish|pannenkoek,pannekoek|crepe|pancake
dish|wafel|gaufre|waffle
dish|speculoos,speculaas|speculoos|
dish|peperkoek|pain d epices,pain d epice|
dish|koekje,koek|biscuit,sable|cookie
goods|bladerdeeg|pate feuilletee|
goods|deeg|pate feuilletee,pate brisee|dough
dish|pizza|pizza|
dish|quiche|quiche|
dish|taart,gebak|tarte,gateau|cake
dish|brioche|brioche|
dish|cornflakes|corn flakes,cornflakes|
dish|muesli|muesli|
dish|ontbijtgranen|cereales,cereale|cereals
dish|reep|barre|bar
goods|havermout,haver,havervlokken|avoine,flocons d avoine|oat
goods|honing|miel|honey
dish|confituur,jam|confiture|
goods|choco,chocopasta|pate a tartiner,choco|chocolate spread
goods|chocolade|chocolat|chocolate
goods|cacao,cacaopoeder|cacao,cacao en poudre,poudre de cacao|cocoa
dish|praline|praline|
dish|snoep,snoepje,snoepjes|bonbon|candy,candies,sweets
goods|karamel|caramel|
dish|ijs,roomijs,ijsje|glace,creme glacee|ice cream
dish|sorbet|sorbet|
dish|mousse|mousse|
dish|pudding|pudding,creme|custard
dish|dessert,nagerecht|dessert|
dish|compote,moes|compote|
goods|koffie|cafe|coffee
goods|koffiebonen|cafe en grains,grains de cafe,cafe grains|coffee beans
goods|oploskoffie|cafe soluble,cafe instantane|instant coffee
goods|koffiecapsules,koffiepads|capsules de cafe,capsules cafe,capsule cafe,capsules,dosettes de cafe,dosettes|coffee capsules
dish|thee|the|tea
dish|kruidenthee|infusion,tisane|
dish|ijsthee,ice tea|ice tea,the glace|iced tea
goods|kamille|camomille|chamomile
goods|water|eau|
goods|bruiswater,spuitwater|eau petillante,eau gazeuse|sparkling water
dish|cola|cola,coca cola,coca|
dish|limonade,frisdrank|limonade,soda|lemonade
dish|sap|jus,nectar|juice
dish|drank,drankje|boisson|drink
goods|siroop|sirop|syrup
goods|grenadine|grenadine|
dish|bier,pils|biere|beer
dish|tripel|triple|
dish|trappist|trappiste|
goods|wijn|vin|wine
quality|rose|rose|
goods|champagne|champagne|
goods|cava|cava|
goods|porto|porto|
dish|soep|soupe,veloute,potage|soup
dish|salade,slaatje|salade|salad
dish|burger|burger|
dish|gerecht,maaltijd|plat|meal
dish|risotto|risotto|
dish|gratin|gratin|
dish|spread,broodbeleg|tartinade,tartine,tartinable|
dish|snack|snack|
dish|tapenade|tapenade|
dish|hummus|houmous|
goods|tofu|tofu|
goods|soja|soja|soya,soy
dish|omelet|omelette|
dish|spies,brochette|brochette|
dish|nuggets,nugget|nuggets,nugget|
goods|shampoo|shampooing|
goods|zeep,handzeep|savon|soap
goods|afwasmiddel,vaatwasmiddel|liquide vaisselle,produit vaisselle|dish soap
goods|papier|papier|paper
goods|toiletpapier,wc papier|papier toilette,papier hygienique|toilet paper
goods|keukenrol,keukenpapier|essuie tout,papier essuie tout|
goods|folie|film|
quality|aluminium|aluminium,alu|
goods|aluminiumfolie,zilverpapier|papier aluminium,papier alu,feuille aluminium|
goods|vuilniszak,vuilzak,vuilniszakken,vuilzakken|sac poubelle,sacs poubelle|
goods|servet|serviette|napkin
cut|filet|filet|fillet
cut|borst|magret|breast
cut|bout,bil|cuisse|leg,thigh
cut|kotelet,lapje|escalope,cote|
cut|haasje|mignon|
cut|sneetjes,schijf,schijven,plakken,plakjes|tranche|slices
cut|blokjes|des|cubes
cut|stuk,stukken,stukjes|morceau,morceaux|pieces
cut|moot|pave,dos|
cut|reepjes|emince,eminces,lamelle,aiguillettes|strips
cut|blik,blikje|boite|can
cut|fles|bouteille|bottle
cut|pot,bokaal|bocal,pot|jar
cut|zak,zakje|sachet,sac|bag
cut|brik|brique,brick|
cut|mengeling,mix,assortiment|melange,assortiment|mix
cut|gebraad|roti|
cut|vleugels|ailes|wings
cut|bladeren,blaadjes|feuille,pousses|leaves
cut|teentjes|gousse|cloves
cut|poeder|poudre|powder
cut|rol|buche,rouleau|
quality|wit,witte|blanc,blanche|white
quality|zwart,zwarte,puur,pure,fondant|noir,noire,fondant|dark,black
quality|rood,rode|rouge|red
quality|groen,groene|vert,verte|green
quality|bruin,bruine|brun,brune|brown
quality|geel,gele|jaune|yellow
quality|grijs,grijze|gris,grise|grey
quality|blond|blond,blonde|
quality|vers,verse|frais,fraiche|fresh
quality|jong,jonge|jeune|young
quality|oud,oude,belegen|vieux,vieille,affine|old
quality|vol,volle|entier,entiere|whole
quality|halfvol,halfvolle|demi ecreme,demi ecremee|semi skimmed
quality|mager,magere|ecreme,ecremee,maigre|skimmed
quality|volkoren|complet,complete,integral|wholegrain
quality|gezouten|sale,salee,demi sel|salted
quality|ongezouten|doux,non sale|unsalted
quality|gerookt,gerookte|fume,fumee|smoked
quality|gedroogd,gedroogde|sec,seche,sechee|dried
quality|gekookt,gekookte|cuit,cuite|cooked
quality|rauw,rauwe|cru,crue|raw
quality|geraspt,geraspte,gemalen|rape,rapee,moulu,moulue|grated,ground
quality|gepeld,gepelde|pele,pelee,pelees|peeled
quality|gehakt,gehakte|hache,hachee|chopped
quality|gesneden|coupe,coupee|sliced
quality|griekse,grieks|grec,grecque|greek
quality|natuur,naturel|nature,naturel|plain,natural
quality|plat,plate|plat,plate|still
quality|bruisend|petillant,petillante,gazeux,gazeuse|sparkling
quality|diepvries,bevroren|surgele,surgelee|frozen
quality|suikervrij|sans sucre,sans sucres|sugar free
quality|alcoholvrij|sans alcool|alcohol free
quality|glutenvrij|sans gluten|gluten free
quality|lactosevrij|sans lactose|lactose free
quality|biologisch,biologische|biologique,bio|organic
quality|zelfrijzend,zelfrijzende|fermentante,levante|self raising
quality|vastkokend,vastkokende|chair ferme|
quality|riet|canne|cane
quality|scharrel|plein air,au sol|free range
quality|langkorrel|long grain,grains longs|
quality|plantaardig|vegetal,vegetale|vegetable
quality|gesorteerd,gemengd,gemengde|melange,melangee,assorti|mixed
quality|klein,kleine|petit,petite,mini|small
quality|groot,grote|grand,grande,gros,grosse|large
`;
