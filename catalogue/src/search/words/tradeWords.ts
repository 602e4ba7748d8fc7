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
goods|dressing|dressing|
goods|vinaigrette|vinaigrette|
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
goods|sojamelk,sojadrink|lait de soja,boisson soja,boisson au soja,boisson de soja|soy drink
goods|amandelmelk,amandeldrink|lait d amande,lait d amandes,boisson amande,boisson aux amandes|almond drink
goods|kokosmelk|lait de coco,lait coco|coconut milk
goods|havermelk,haverdrink|lait d avoine,boisson avoine|oat drink
goods|kokosolie|huile de coco,huile coco|coconut oil
goods|eiwit,eiwitten|blanc d oeuf,blancs d oeufs|egg white
goods|eigeel,dooier|jaune d oeuf,jaunes d oeufs|egg yolk
goods|burrata|burrata|
goods|halloumi|halloumi|
goods|raclette|raclette|
goods|reblochon|reblochon|
goods|comte|comte|
goods|edam,edammer|edam|
goods|maasdam,maasdammer|maasdam|
goods|pecorino|pecorino|
goods|gorgonzola|gorgonzola|
goods|blauwe kaas,schimmelkaas|fromage bleu,bleu|blue cheese
goods|cottage cheese,huttenkase|cottage|
dish|skyr|skyr|
dish|vla|creme dessert|
dish|milkshake|milkshake|
dish|smoothie|smoothie|
dish|rijstpap|riz au lait|rice pudding
dish|tiramisu|tiramisu|
dish|panna cotta|panna cotta|
dish|cheesecake|cheesecake|
dish|eclair|eclair|
dish|donut|donut,beignet|doughnut
dish|muffin|muffin|
dish|brownie|brownie|
dish|macaron,bitterkoekje|macaron|
dish|meringue|meringue|
dish|cracker|cracker|
dish|galette,rijstwafel|galette|
dish|granola|granola|
dish|popcorn|popcorn|
dish|tortellini|tortellini|
dish|cannelloni|cannelloni|
dish|gnocchi|gnocchi|
dish|paella|paella|
dish|taboule|taboule|
dish|tajine|tajine|
dish|moussaka|moussaka|
dish|stoofvlees,stoverij|carbonade,carbonnade,carbonnades|
dish|vol au vent,videe|vol au vent|
dish|waterzooi|waterzooi|
dish|blanquette|blanquette|
dish|chili con carne|chili con carne|
dish|loempia,nem|nem,rouleau de printemps|spring roll
dish|samosa|samosa|
dish|sushi|sushi|
dish|falafel|falafel|
dish|seitan|seitan|
dish|kebab,doner|kebab|
dish|cordon bleu|cordon bleu|
dish|schnitzel|schnitzel|
dish|frikandel,frikadel|fricadelle,frikandel|
dish|bitterbal,bitterballen|bitterballen|
dish|rillettes|rillettes|
dish|terrine|terrine|
dish|guacamole|guacamole|
dish|tzatziki|tzatziki|
dish|dip|dip|
dish|stoemp|stoemp|
dish|hachis|hachis parmentier,parmentier|
dish|croque|croque,croque monsieur|
dish|panini|panini|
dish|focaccia|focaccia|
dish|ciabatta|ciabatta|
dish|bagel|bagel|
dish|pita|pita|
dish|naan|naan|
dish|kauwgom|chewing gum|
dish|drop|reglisse|liquorice
dish|nougat|nougat|
dish|marsepein|massepain|marzipan
dish|lolly,lollies|sucette|
dish|marshmallow|guimauve,marshmallow|
goods|melasse|melasse|molasses
goods|ahornsiroop|sirop d erable|maple syrup
goods|agave,agavesiroop|sirop d agave|
goods|stroop|sirop de liege|
goods|maizena,maiszetmeel|fecule de mais,maizena,amidon de mais|corn starch
goods|zetmeel,aardappelzetmeel|fecule,fecule de pomme de terre|starch
goods|paneermeel|chapelure|breadcrumbs
goods|bakpoeder|poudre a lever,levure chimique|baking powder
goods|gelatine|gelatine|
goods|rosbief|rosbif,roast beef|
goods|kalkoenfilet|filet de dinde|
goods|fazant|faisan|pheasant
goods|hert|cerf|venison
goods|everzwijn|sanglier|wild boar
goods|hert,ree|chevreuil|
goods|paling|anguille|eel
goods|pladijs,schol|plie|plaice
goods|tong|sole|
goods|zeebaars|bar,loup de mer|sea bass
goods|zeewolf,pangasius|pangasius|
goods|koolvis|lieu,lieu noir,colin|pollock
goods|heek|merlu|hake
goods|roodbaars|sebaste|
goods|inktvis|calamar,seiche,calmar|squid
goods|octopus|poulpe|
goods|oester|huitre|oyster
goods|sint jakobsvrucht,jakobsvrucht,coquille|noix de saint jacques,coquille saint jacques,saint jacques|scallop
goods|langoustine|langoustine|
goods|kaviaar|caviar|
goods|zoete aardappel,bataat|patate douce,patates douces|sweet potato
goods|knolselder|celeri rave|celeriac
goods|pastinaak|panais|parsnip
goods|venkel|fenouil|fennel
goods|artisjok|artichaut|artichoke
goods|rodekool,rode kool|chou rouge|red cabbage
goods|wittekool,witte kool|chou blanc|
goods|boerenkool|chou frise,kale|kale
goods|paksoi|pak choi|
goods|sojascheuten,tauge|pousses de soja,germes de soja|
goods|andijvie|scarole,chicoree frisee|
goods|veldsla|mache|
goods|postelein|pourpier|
goods|snijbonen|haricots plats|
goods|tuinbonen|feves|
goods|edamame|edamame|
goods|pepers,chilipeper|piment|chili
goods|lente-ui,lenteui,pijpajuin|oignon nouveau,oignons nouveaux,ciboule|spring onion
goods|watermeloen|pasteque|watermelon
goods|meloen|melon|
goods|nectarine|nectarine,brugnon|
goods|mandarijn,clementine|mandarine,clementine|
goods|granaatappel|grenade|pomegranate
goods|passievrucht|fruit de la passion,passion|passion fruit
goods|veenbes,cranberry|canneberge,cranberry|cranberry
goods|braam,bramen|mure|blackberry
goods|aalbes,rode bes|groseille|
goods|zwarte bes,cassis|cassis|blackcurrant
goods|vlierbes|sureau|elderberry
goods|rabarber|rhubarbe|rhubarb
goods|lychee|litchi|
goods|papaja|papaye|papaya
goods|kastanje|marron,chataigne|chestnut
goods|pecannoot,pecan|noix de pecan,pecan|pecan
goods|paranoot|noix du bresil|
goods|macadamia|macadamia|
goods|pijnboompit,pijnboompitten|pignon,pignons de pin|pine nuts
goods|zonnebloempit,zonnebloempitten|graines de tournesol|
goods|pompoenpit,pompoenpitten|graines de courge|
goods|lijnzaad|graines de lin,lin|linseed
goods|sesam,sesamzaad|sesame,graines de sesame|
goods|chiazaad,chia|chia,graines de chia|
goods|bulgur|boulgour|bulgur
goods|gerst|orge|barley
goods|spelt|epeautre|
goods|tarwe|ble|wheat
goods|rogge|seigle|rye
goods|boekweit|sarrasin|buckwheat
goods|polenta|polenta|
goods|rijstnoedels,vermicelli|vermicelle,vermicelles|
goods|rozemarijn|romarin|rosemary
goods|salie|sauge|sage
goods|dille|aneth|dill
goods|koriander|coriandre|coriander
goods|dragon|estragon|tarragon
goods|kervel|cerfeuil|chervil
goods|marjolein|marjolaine|
goods|komijn|cumin|
goods|kruidnagel|clou de girofle,girofle|clove
goods|kardemom|cardamome|
goods|saffraan|safran|saffron
goods|anijs|anis,badiane|
goods|jeneverbes|genievre,baies de genievre|juniper
goods|mosterdzaad|graines de moutarde|
goods|bearnaise,bearnaisesaus|bearnaise|
goods|hollandaise,hollandaisesaus|hollandaise|
goods|bechamel,bechamelsaus|bechamel|
goods|barbecuesaus,bbq saus|sauce barbecue,barbecue|bbq
goods|sambal|sambal|
goods|tabasco|tabasco|
goods|worcestersaus|sauce worcester,sauce worcestershire|
goods|pickles|pickles|
goods|aioli,lookmayonaise|aioli|
goods|harissa|harissa|
goods|tahin,sesampasta|tahini,tahin|
goods|visfond,visbouillon|fumet de poisson,fond de poisson|
goods|fond|fond|
goods|espresso|expresso,espresso|
goods|cappuccino|cappuccino|
goods|cafeinevrij,decafe|decafeine,deca|decaf
dish|tonic|tonic|
dish|energiedrank|boisson energisante,boisson energetique|energy drink
dish|ijskoffie|cafe glace|iced coffee
goods|whisky|whisky|
goods|rum|rhum|
goods|jenever|genievre|
goods|wodka|vodka|
goods|gin|gin|
goods|likeur|liqueur|
goods|cider|cidre|
goods|aperitief|aperitif|
goods|prosecco|prosecco|
goods|schuimwijn|vin mousseux,mousseux|sparkling wine
dish|kriek|kriek|
dish|geuze|gueuze|
dish|babyvoeding|petit pot,petits pots|
goods|tandpasta|dentifrice|
goods|douchegel|gel douche|
goods|wasmiddel,waspoeder|lessive|
goods|bleekwater,javel|eau de javel,javel|bleach
goods|ontvetter|degraissant|
goods|allesreiniger|nettoyant,nettoyant multi usages|
goods|spons|eponge|
goods|handschoenen|gants|
goods|bakpapier|papier cuisson,papier sulfurise|
goods|vershoudfolie,rekfolie|film alimentaire,film etirable|
goods|beker|gobelet|
goods|bord|assiette|
goods|rietje|paille|
goods|hondenvoer|nourriture pour chiens,croquettes pour chien|dog food
goods|kattenvoer|nourriture pour chats,croquettes pour chat|cat food
quality|pikant,pikante|piquant,piquante,epice|spicy
quality|zoet,zoete|sucre,sucree|sweet
quality|licht,light|leger,legere,allege|light
quality|fijn,fijne|fin,fine,fins|fine
quality|extra vierge|vierge,extra vierge|virgin
quality|ongepeld|non pele|
quality|ontpit,zonder pit|denoyaute,denoyautees|pitted
quality|gevuld,gevulde|farci,farcie,fourre|filled
quality|gebakken|cuit au four,grille,grillee|roasted
quality|mild,milde|mild|
quality|warm|chaud|hot
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
quality|gezouten,zoute|sale,salee,demi sel|salted
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
