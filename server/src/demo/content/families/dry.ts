/** Format of every line: see readFamilies.ts. */
export const dryFamilies = `
@canned-tomatoes
508010|Pastificio Rovella|Pizzasaus gekruid|Sauce à pizza assaisonnée|blik 4,1kg*3 7.9
508020|Pastificio Rovella|[Tomatenpulp/Tomatenblokjes bio/Kerstomaten] blik|[Pulpe de tomates/Tomates en dés bio/Tomates cerises] boîte|tray 6x2,5kg/blik 5.6
508030|Pastificio Rovella|[Tomatenpassata/Tomatenblokjes] blik|[Passata de tomates/Tomates en dés] boîte|tray 12x800g/blik 1.75; tray 24x400g/blik 0.98
@canned-vegcans
508040|Conserverie Brialmont|[Erwten en wortelen/Prinsessenbonen/Champignons gesneden/Asperges/Artisjokbodems/Rode biet in schijfjes] blik|[Petits pois et carottes/Haricots princesses/Champignons émincés/Asperges/Fonds d'artichauts/Betteraves rouges en rondelles] boîte|tray 6x2,5kg/blik 5.9; tray 12x850ml/blik 2.2
508060|Conserverie Brialmont|[Augurken/Zilveruitjes/Kappertjes] in azijn|[Cornichons/Petits oignons/Câpres] au vinaigre|emmer 5kg 17.9; doos 12x720ml/bokaal 2.6
508070|Conserverie Brialmont|[Groene olijven zonder pit/Kalamata-olijven] in pekel|[Olives vertes dénoyautées/Olives de Kalamata] en saumure|emmer 3kg 15.8; tray 6x1,5kg/blik 7.8
508080|Conserverie Brialmont|Zuurkool naturel|Choucroute nature|emmer 5kg 9.9; tray 6x2,5kg/blik 4.2
@canned-pulses
508090|Conserverie Brialmont|[Rode kidneybonen/Witte bonen in tomatensaus/Linzen/Witte bonen] blik|[Haricots rouges/Haricots blancs sauce tomate/Lentilles/Haricots blancs] boîte|tray 6x2,5kg/blik 4.3; tray 12x800g/blik 1.6
508100|Huis Talloor|[Rode linzen/Groene linzen/Kikkererwten/Spliterwten] gedroogd|[Lentilles corail sèches/Lentilles vertes sèches/Pois chiches secs/Pois cassés secs]|zak 1kg*10 2.6; zak 5kg 11.4
@canned-fishcans
508110|Ter Zilte|[Tonijnstukken in olie/Roze zalm/Makreelfilet in tomatensaus/Sardines in olie] blik|[Thon en morceaux à l'huile/Saumon rose/Filets de maquereau sauce tomate/Sardines à l'huile] boîte|doos 24x185g/blik 1.95
508120|Ter Zilte|Tonijn in olie blik|Thon à l'huile boîte|tray 6x1,7kg/blik 14.2
@canned-fruitcans
508130|Conserverie Brialmont|[Perziken/Ananasschijven/Fruitcocktail/Peren/Abrikozen] op siroop blik|[Pêches/Tranches d'ananas/Cocktail de fruits/Poires/Abricots] au sirop boîte|tray 6x2,6kg/blik 6.4; tray 12x850ml/blik 2.3
508140|Conserverie Brialmont|Appelmoes [met suiker/zonder suiker]|Compote de pommes [avec sucre/sans sucre]|tray 6x2,6kg/blik 4.4; emmer 5kg 9.8; doos 100x100g/doos 29.8
508150|Conserverie Brialmont|Noordkrieken ontpit bokaal|Griottes dénoyautées bocal|doos 6x680g/bokaal 3.4
@pasta-longpasta
508160|Pastificio Rovella|[Tagliatelle/Linguine/Spaghetti volkoren/Capellini]|[Tagliatelles/Linguine/Spaghettis complets/Capellini]|doos 20x500g/pak 1.35; doos 3x5kg/zak 9.8
508170|Pastificio Rovella|Verse tagliatelle met ei|Tagliatelles fraîches aux œufs|zak 2kg*4 8.9
@pasta-shortpasta
508180|Pastificio Rovella|[Fusilli/Macaroni/Farfalle/Tortiglioni/Schelpjes]|[Fusilli/Macaronis/Farfalle/Tortiglioni/Coquillettes]|doos 20x500g/pak 1.3; doos 3x5kg/zak 9.1
508190|Pastificio Rovella|Penne [volkoren/glutenvrij/bio]|Penne [complètes/sans gluten/bio]|zak 3kg*4 9.6
@pasta-filledpasta
508200|Pastificio Rovella|[Tortellini kaas/Ravioli vlees/Ravioli ricotta-spinazie/Gnocchi aardappel]|[Tortellini au fromage/Ravioli à la viande/Ravioli ricotta-épinards/Gnocchi de pommes de terre]|zak 1kg*8 5.8; zak 3kg*3 16.4
508210|Pastificio Rovella|Cannelloni|Cannelloni|doos 4x2kg/doos 24.8
@pasta-rice
508220|Huis Talloor|[Basmatirijst/Pandanrijst/Volkorenrijst/Dessertrijst/Paëllarijst]|Riz [basmati/pandan/complet/pour desserts/à paëlla]|zak 1kg*12 2.7; zak 5kg 11.9
508230|Huis Talloor|Parboiled rijst in kookbuiltjes|Riz parboiled en sachets-cuisson|doos 12x1kg/pak 3.1
508240|Huis Talloor|Wilde rijstmix|Mélange de riz sauvage|zak 2,5kg*4 11.8
@pasta-grains
508250|Huis Talloor|[Bulgur/Quinoa wit/Parelgort/Harde tarwe voorgekookt/Polenta/Parelcouscous]|[Boulgour/Quinoa blanc/Orge perlé/Blé dur précuit/Polenta/Couscous perlé]|zak 1kg*10 4.1; zak 5kg 17.8
508270|Huis Talloor|Noedels met ei|Nouilles aux œufs|doos 5kg 16.4
@sauce-mayo
508280|Sauzerie Dellaert|[Andalouse saus/Samoeraisaus/Cocktailsaus/Tartaarsaus/Looksaus/Americainesaus/Stoofvleessaus/Currysaus frituur]|Sauce [andalouse/samouraï/cocktail/tartare/à l'ail/américaine/carbonade/curry friterie]|emmer 3l*2 13.9; doos 6x900ml/fles 4.3
508300|Sauzerie Dellaert|[Mayonaise met citroen/Mayonaise met eieren/Vegan mayonaise/Fritessaus 35 %]|[Mayonnaise au citron/Mayonnaise aux œufs/Mayonnaise végane/Sauce frites 35 %]|emmer 5l 18.4; emmer 10l 34.2; doos 6x900ml/fles 4.1
508320|Sauzerie Dellaert|[Mayonaise/Ketchup/Mosterd] portiezakjes|[Mayonnaise/Ketchup/Moutarde] en sachets portions|doos 200x12g/doos 14.8
@sauce-ketchup
508330|Sauzerie Dellaert|[Tomatenketchup/Curryketchup/Barbecuesaus/Zoetzure saus]|[Ketchup de tomates/Ketchup au curry/Sauce barbecue/Sauce aigre-douce]|emmer 3l*2 12.8; doos 6x900ml/fles 3.9
@sauce-mustard
508340|Azijnerie Loo|[Graanmosterd/Zachte mosterd/Dijonmosterd]|Moutarde [à l'ancienne/douce/de Dijon]|emmer 5kg 14.2; doos 12x370g/pot 1.85
508350|Azijnerie Loo|Pickles geel|Pickles jaunes|emmer 3kg 13.4; doos 12x350g/bokaal 2.1
@sauce-warmsauce
508360|Sauzerie Dellaert|[Bearnaisesaus/Peperroomsaus/Champignonroomsaus/Hollandaisesaus/Kaassaus] brik|Sauce [béarnaise/au poivre à la crème/crème champignons/hollandaise/au fromage] brique|doos 6x1l/st 6.8
508370|Sauzerie Dellaert|[Bruine roux/Witte roux] korrels|Roux [brun/blanc] en granulés|doos 6x1kg/pot 8.9; emmer 5kg 39.8
508380|Sauzerie Dellaert|Tomatensaus basilicum brik|Sauce tomate au basilic brique|doos 6x1l/st 4.2
508390|Sauzerie Dellaert|Maïszetmeel|Fécule de maïs|doos 12x500g/pak 1.6; zak 5kg 11.9
@sauce-dressing
508400|Azijnerie Loo|[Honing-mosterdvinaigrette/Caesardressing/Yoghurtdressing/Balsamicodressing/Frambozenvinaigrette]|[Vinaigrette miel-moutarde/Sauce César/Sauce au yaourt/Vinaigrette balsamique/Vinaigrette à la framboise]|doos 6x1l/fles 5.4; bidon 5l*2 22.6
@oil-frying
508410|Huis Talloor|Frituurvet plantaardig|Graisse de friture végétale|doos 10kg 32.5
508420|Huis Talloor|Rundsvet voor frieten|Graisse de bœuf pour friture|doos 10x2kg/st 6.4
508430|Huis Talloor|Frituurolie arachide|Huile d'arachide de friture|bidon 10l 38.9
@oil-oliveoil
508440|Tenuta Calvero|[Olijfolie extra vierge/Olijfolie mild/Olijfolie extra vierge bio]|Huile d'olive [extra vierge/douce/extra vierge bio]|doos 6x1l/fles 9.9; doos 12x500ml/fles 5.6
508450|Tenuta Calvero|Olijfolieporties|Huile d'olive en portions|doos 100x10ml/doos 18.5
@oil-otheroil
508460|Huis Talloor|[Zonnebloemolie/Koolzaadolie/Maïsolie/Arachideolie]|Huile [de tournesol/de colza/de maïs/d'arachide]|doos 6x1l/fles 2.9; bidon 5l*3 13.4
508470|Huis Talloor|[Sesamolie/Walnotenolie/Truffelolie]|Huile [de sésame/de noix/à la truffe]|doos 6x250ml/fles 6.8
508480|Huis Talloor|Bakspray|Spray de cuisson|doos 6x500ml/st 5.4
@oil-vinegar
508490|Azijnerie Loo|[Natuurazijn/Rode wijnazijn/Appelciderazijn/Sherryazijn]|Vinaigre [d'alcool/de vin rouge/de cidre/de xérès]|doos 6x1l/fles 2.4; bidon 5l*2 8.6
508500|Tenuta Calvero|Balsamicoazijn van Modena|Vinaigre balsamique de Modène|doos 6x500ml/fles 3.9; bidon 5l*2 19.8
508510|Tenuta Calvero|Balsamicocrème|Crème de vinaigre balsamique|doos 6x500ml/fles 4.8
@spice-pepper
508520|Specerijenhuis Marquart|[Witte peper gemalen/Zwarte peperbollen/Vierseizoenenpeper]|[Poivre blanc moulu/Poivre noir en grains/Mélange quatre baies]|pot 500g*6 13.4
508530|Specerijenhuis Marquart|[Zeezout grof/Keukenzout fijn/Selderijzout]|[Sel marin gros/Sel de cuisine fin/Sel de céleri]|zak 1kg*12 0.95; emmer 5kg 6.4
508540|Specerijenhuis Marquart|Peper- en zoutzakjes|Sachets de sel et poivre|doos 2000st 16.8
@spice-spices
508550|Specerijenhuis Marquart|[Paprikapoeder/Currypoeder/Kaneel gemalen/Komijn gemalen/Kurkuma/Gember gemalen/Look gemalen/Uienpoeder]|[Paprika en poudre/Curry en poudre/Cannelle moulue/Cumin moulu/Curcuma/Gingembre moulu/Ail en poudre/Oignon en poudre]|pot 400g*6 8.4
508560|Specerijenhuis Marquart|[Kruidnagels/Steranijs/Kardemompeulen]|[Clous de girofle/Anis étoilé/Gousses de cardamome]|pot 250g*6 12.6
508570|Specerijenhuis Marquart|[Saffraandraadjes/Vanillestokjes]|[Pistils de safran/Gousses de vanille]|pot 10g*12 34.9
@spice-driedherb
508580|Specerijenhuis Marquart|[Provençaalse kruiden/Oregano gedroogd/Tijm gedroogd/Laurierblaadjes/Basilicum gedroogd/Rozemarijn gedroogd]|[Herbes de Provence/Origan séché/Thym séché/Feuilles de laurier/Basilic séché/Romarin séché]|pot 200g*6 6.2
508590|Specerijenhuis Marquart|[Kippenkruiden/Gehaktkruiden/Viskruiden/Frietkruiden/Barbecuekruiden]|Épices pour [poulet/haché/poisson/frites/barbecue]|pot 700g*6 9.8
@spice-stock
508600|Huis Talloor|[Kippenbouillon/Runderbouillon/Visbouillon/Groentebouillon zonder zout] poeder|Bouillon [de poule/de bœuf/de poisson/de légumes sans sel] en poudre|pot 1kg*6 11.4; emmer 5kg 48.9
508610|Huis Talloor|[Bruine fond/Visfumet/Kreeftenfond] geconcentreerd|[Fond brun/Fumet de poisson/Fond de homard] concentré|fles 1l*6 12.8
508620|Huis Talloor|Bouillonblokjes rund glutenvrij|Cubes de bouillon de bœuf sans gluten|doos 60st 8.9
@baking-flour
508630|Graanvliet|[Zelfrijzende bloem/Volkorenmeel/Patisseriebloem/Speltbloem]|[Farine fermentante/Farine complète/Farine à pâtisserie/Farine d'épeautre]|zak 1kg*10 1.25; zak 10kg 10.4
508640|Graanvliet|Paneermeel|Chapelure|zak 1kg*10 2.3; zak 5kg 9.8
508650|Zonder Zorgen|Glutenvrije bloemmix|Mélange de farines sans gluten|zak 1kg*10 3.9
@baking-sugar
508660|Graanvliet|[Fijne kristalsuiker/Bloemsuiker/Blonde cassonade/Parelsuiker/Rietsuiker]|[Sucre semoule/Sucre impalpable/Cassonade blonde/Sucre perlé/Sucre de canne]|zak 1kg*10 1.5; zak 5kg 8.4
508670|Graanvliet|[Suikersticks/Suikerklontjes per twee/Zoetstofsticks]|[Bûchettes de sucre/Morceaux de sucre par deux/Bûchettes d'édulcorant]|doos 1000st 13.9
@baking-bakeaid
508680|Graanvliet|[Bakpoeder/Gedroogde gist/Vanillesuiker/Gelatinepoeder]|[Poudre à lever/Levure sèche/Sucre vanillé/Gélatine en poudre]|pot 1kg*6 7.9
508690|Graanvliet|[Verse bladerdeegplaat/Kruimeldeegbodem]|[Plaque de pâte feuilletée/Fond de pâte brisée]|doos 20x250g/doos 21.8
@sweet-jam
508700|Ochtendgoud|[Abrikozenconfituur/Kersenconfituur/Frambozenconfituur/Bosvruchtenconfituur/Aardbeienconfituur]|Confiture [d'abricots/de cerises/de framboises/de fruits des bois/de fraises]|doos 6x450g/pot 2.6; emmer 5kg 21.4
508710|Ochtendgoud|[Confituurporties assortiment/Honingporties/Siroopporties]|[Portions de confiture assorties/Portions de miel/Portions de sirop]|doos 120x25g/doos 19.4
@sweet-choco
508720|Ochtendgoud|[Chocopasta melk/Chocopasta puur/Speculoospasta]|[Pâte à tartiner au lait/Pâte à tartiner noir/Pâte de spéculoos]|doos 6x400g/pot 2.9; emmer 3kg 17.8
508730|Ochtendgoud|[Chocopasta/Speculoospasta] porties|[Pâte à tartiner/Pâte de spéculoos] en portions|doos 120x20g/doos 24.6
`;
