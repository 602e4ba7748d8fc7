/** Format of every line: see readFamilies.ts. */
export const frozenFamilies = `
@fries-frites
507010|Koudevaart|Diepvriesfrieten [7 mm fijn/12 mm dik/14 mm grof]|Frites surgelées [7 mm fines/12 mm épaisses/14 mm extra-épaisses]|zak 2,5kg*4 4.1; doos 4x2,5kg/doos 15.9
507020|Koudevaart|Ovenfrieten|Frites au four|zak 2,5kg*4 4.6
507030|Koudevaart|Zoete-aardappelfrieten|Frites de patate douce|zak 2,5kg*4 9.8
507040|Koudevaart|Krulfrieten gekruid|Frites spirale épicées|zak 2,5kg*4 8.4
507050|Koudevaart|Frieten met schil|Frites avec peau|zak 2,5kg*4 5.2
@fries-potatocroquette
507060|Koudevaart|[Pommes noisettes/Pommes duchesse/Pommes dauphine/Amandelkroketten]|Pommes [noisettes/duchesse/dauphine/amandine]|doos 4x2,5kg/doos 22.8; zak 1kg*10 2.95
@fries-gratin
507070|Koudevaart|[Broccoligratin/Bloemkoolgratin]|Gratin de [brocoli/chou-fleur]|doos 40x120g/doos 28.6
507080|Koudevaart|Aardappelpartjes gekruid|Quartiers de pommes de terre épicés|zak 2,5kg*4 5.6
507090|Koudevaart|Aardappelblokjes gebakken|Pommes de terre rissolées|zak 2,5kg*4 5.4
507100|Koudevaart|[Wortelpuree/Spinaziepuree/Knolselderpuree] in pellets|Purée [de carottes/d'épinards/de céleri-rave] en pellets|zak 2,5kg*4 8.6
@croquette-shrimpcroquette
507110|Ter Zilte|Garnalenkroketten ambachtelijk|Croquettes aux crevettes grises artisanales|doos 30x60g/doos 46.5
507120|Huis Talloor|Mini-kaaskroketten|Mini-croquettes au fromage|doos 100x25g/doos 28.4
507130|Huis Talloor|[Ham-kaaskroketten/Abdijkaaskroketten/Parmezaankroketten]|Croquettes [jambon-fromage/au fromage d'abbaye/au parmesan]|doos 36x60g/doos 26.8
507140|Huis Talloor|Kalfskroketten|Croquettes de veau|doos 40x70g/doos 29.6
@croquette-fingerfood
507150|Koudevaart|Loempia [kip/garnaal/groenten]|Loempia [au poulet/aux crevettes/aux légumes]|doos 30x100g/doos 29.4
507160|Koudevaart|Samosa groenten|Samosa aux légumes|doos 80x25g/doos 24.8
507170|Koudevaart|Mini-pizza assortiment|Mini-pizzas assorties|doos 96x30g/doos 33.6
507180|Koudevaart|Mini-quiche [Lorraine/zalm-spinazie/prei]|Mini-quiche [lorraine/saumon-épinards/aux poireaux]|doos 72x30g/doos 31.9
507190|Koudevaart|Kaasstengels bladerdeeg|Feuilletés au fromage|doos 120x20g/doos 26.4
507200|Koudevaart|Uienringen gepaneerd|Rondelles d'oignon panées|zak 1kg*8 5.6
507210|Koudevaart|Mozzarellasticks|Bâtonnets de mozzarella panés|zak 1kg*8 9.8
@croquette-fritursnack
507220|Koudevaart|[Frituurboulet/Frituurcervelaat/Pikante grillsnack/Satékroket/Goulashkroket]|[Boulette de friterie/Cervelas de friterie/Snack grillé piquant/Croquette saté/Croquette goulasch]|doos 24x120g/doos 22.4
507230|Koudevaart|Knakworst gepaneerd|Saucisse panée de friterie|doos 30x90g/doos 23.6
507240|Koudevaart|Krokante kipstick|Bâtonnet de poulet croustillant|doos 36x85g/doos 21.5
507250|Koudevaart|Vegetarische frikandel|Fricadelle végétarienne|doos 24x85g/doos 19.8
@croquette-pizza
507260|Koudevaart|Pizza [margherita/ham/vier kazen/groenten]|Pizza [margherita/jambon/quatre fromages/aux légumes]|doos 10x350g/doos 26.9
507270|Koudevaart|Pizzabodem met tomatensaus|Fond de pizza à la sauce tomate|doos 20x260g/doos 29.8
507280|Koudevaart|Croque-monsieur ham-kaas|Croque-monsieur jambon-fromage|doos 30x130g/doos 34.6
507290|Koudevaart|Worstenbroodje|Pain saucisse feuilleté|doos 40x120g/doos 32.4
@frozenveg-greens
507300|Koudevaart|[Spinazie à la crème/Broccoliroosjes/Spruitjes fijn/Sojabonen edamame/Snijbonen/Tuinbonen]|[Épinards à la crème/Fleurettes de brocoli/Choux de Bruxelles fins/Edamame/Haricots plats coupés/Fèves des marais]|zak 1kg*10 2.9; zak 2,5kg*4 6.5
@frozenveg-cauliflower
507320|Koudevaart|[Jonge worteltjes/Wortelschijfjes/Preiringen/Paprikareepjes/Courgetteschijfjes/Rodekool met appel] diepvries|[Jeunes carottes surgelées/Rondelles de carottes surgelées/Rondelles de poireau surgelées/Lanières de poivron surgelées/Rondelles de courgette surgelées/Chou rouge aux pommes surgelé]|zak 2,5kg*4 6.1
507330|Koudevaart|Champignonschijfjes diepvries|Champignons émincés surgelés|zak 2,5kg*4 7.8
507340|Koudevaart|Ajuinblokjes diepvries|Oignons en dés surgelés|zak 1kg*10 2.2; zak 2,5kg*4 4.9
@frozenveg-vegmix
507350|Koudevaart|[Soepgroenten/Zomergroenten/Boerenmix/Ratatouille/Paellagroenten/Keizergroenten] diepvries|[Légumes à potage surgelés/Légumes d'été surgelés/Mélange paysan surgelé/Ratatouille surgelée/Légumes pour paëlla surgelés/Légumes empereur surgelés]|zak 2,5kg*4 6.6
@frozenveg-frozenherb
507360|Koudevaart|[Basilicum/Peterselie/Bieslook/Look/Dille] gesneden diepvries|[Basilic ciselé surgelé/Persil haché surgelé/Ciboulette ciselée surgelée/Ail haché surgelé/Aneth ciselé surgelé]|zak 250g*12 2.95
507370|Koudevaart|[Frambozen/Aardbeien/Bosvruchten/Mangoblokjes/Blauwe bessen] diepvries|[Framboises surgelées/Fraises surgelées/Fruits des bois surgelés/Dés de mangue surgelés/Myrtilles surgelées]|zak 1kg*5 6.4; zak 2,5kg*4 15.2
@icecream-roomijs
507380|IJsmeester Valk|Roomijs [aardbei/mokka/speculoos/pistache/stracciatella/karamel]|Crème glacée [fraise/moka/spéculoos/pistache/stracciatella/caramel]|bak 2,5l*2 12.4; bak 5l 20.6
507400|IJsmeester Valk|Vegan ijs chocolade|Glace végane au chocolat|bak 2,5l*2 14.2
@icecream-sorbet
507410|IJsmeester Valk|Sorbet [framboos/mango/passievrucht/groene appel/limoen]|Sorbet [framboise/mangue/fruit de la passion/pomme verte/citron vert]|bak 2,5l*2 11.4; bak 5l 19.2
@icecream-portionice
507420|IJsmeester Valk|IJspotje [vanille-aardbei/vanille-chocolade]|Petit pot glacé [vanille-fraise/vanille-chocolat]|doos 48x100ml/doos 21.9
507430|IJsmeester Valk|Frisco [chocolade/amandel]|Bâtonnet glacé [enrobé de chocolat/aux amandes]|doos 24x110ml/doos 19.8
507440|IJsmeester Valk|Waterijsje [aardbei/sinaas]|Glace à l'eau [fraise/orange]|doos 50x60ml/doos 13.4
@icecream-icedessert
507450|IJsmeester Valk|Omelette sibérienne 12 porties|Omelette norvégienne 12 portions|doos 2st/st 18.9 od=4
507460|IJsmeester Valk|Moelleux van chocolade|Moelleux au chocolat|doos 20x90g/doos 29.8
507470|IJsmeester Valk|Parfait [sinaas/advocaat]|Parfait glacé [à l'orange/à l'advocaat]|doos 20x80g/doos 27.6
507480|IJsmeester Valk|Dame-blanche in coupe|Coupe dame blanche|doos 12x180ml/doos 24.8
@frozensauce-creamsauce
507490|Koudevaart|[Kaasroomsaus/Mosterdroomsaus/Currysaus/Béarnaisesaus/Vissaus met witte wijn] pellets|Sauce [crème au fromage/crème à la moutarde/curry/béarnaise/poisson au vin blanc] en pellets|doos 4x2,5kg/doos 48.5
@frozensauce-jus
507500|Koudevaart|[Bruine jus/Jagersaus/Wildsaus] pellets|[Jus brun/Sauce chasseur/Sauce gibier] en pellets|doos 4x2,5kg/doos 44.2
507510|Koudevaart|Visfumet diepvries|Fumet de poisson surgelé|doos 6x1kg/pot 9.4
`;
