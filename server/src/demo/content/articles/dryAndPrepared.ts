/** Format of every line: see readArticles.ts. */
export const dry = `
162040|canned-tomatoes|Pastificio Rovella|Tomatenpassata blik 3 kg|Passata de tomates boîte 3 kg|tray 6 × 3 kg|blik*6|6.15|promo=passata
162051|canned-tomatoes|Pastificio Rovella|Tomaten gepeld blik 2,5 kg|Tomates pelées boîte 2,5 kg|tray 6 × 2,5 kg|blik*6|4.85|
162062|canned-tomatoes|Pastificio Rovella|Tomatenconcentraat blik 800 g|Concentré de tomates boîte 800 g|tray 12 × 800 g|blik*12|3.2|box=2.95@12
162073|canned-tomatoes|Pastificio Rovella|Tomatenblokjes blik 2,5 kg|Tomates en dés boîte 2,5 kg|tray 6 × 2,5 kg|blik*6|4.95|
162084|canned-vegcans|Huis Talloor|Maïskorrels blik 2 kg|Maïs en grains boîte 2 kg|tray 6 × 2 kg|blik*6|4.3|
162095|canned-pulses|Huis Talloor|Kikkererwten blik 2,5 kg|Pois chiches boîte 2,5 kg|tray 6 × 2,5 kg|blik*6|3.95|
162106|canned-fishcans|Ter Zilte|Tonijn in water blik 1,7 kg|Thon à l'eau boîte 1,7 kg|tray 6 × 1,7 kg|blik*6|13.9|promo=mix
162117|canned-fishcans|Ter Zilte|Ansjovisfilets in olie 700 g|Filets d'anchois à l'huile 700 g|doos 12 × 700 g|st*12|8.6|promo=mix
162128|canned-vegcans|Huis Talloor|Olijven zwart zonder pit 1,5 kg|Olives noires dénoyautées 1,5 kg|tray 6 × 1,5 kg|blik*6|7.4|promo=mix
162210|pasta-longpasta|Pastificio Rovella|Spaghetti 5 kg|Spaghetti 5 kg|doos 3 × 5 kg|zak*3|8.9|
162221|pasta-shortpasta|Pastificio Rovella|Penne rigate 5 kg|Penne rigate 5 kg|doos 3 × 5 kg|zak*3|8.9|
162232|pasta-filledpasta|Pastificio Rovella|Lasagnebladen 5 kg|Feuilles de lasagne 5 kg|doos 2 × 5 kg|doos|23.6|
162243|pasta-rice|Huis Talloor|Rijst parboiled 10 kg|Riz parboiled 10 kg|zak 10 kg|zak|17.9|grp=16.9
162254|pasta-rice|Huis Talloor|Risottorijst 5 kg|Riz à risotto 5 kg|zak 5 kg|zak|16.4|
162265|pasta-grains|Huis Talloor|Couscous middel 5 kg|Couscous moyen 5 kg|zak 5 kg|zak|10.7|
160488|sauce-mustard|Huis Talloor|Mosterd scherp emmer 5 kg|Moutarde forte seau 5 kg|emmer 5 kg|emmer|12.9|
160499|sauce-mayo|Huis Talloor|Mayonaise emmer 10 l|Mayonnaise seau 10 l|emmer 10 l|emmer|32.5|
160510|sauce-ketchup|Huis Talloor|Ketchup emmer 10 l|Ketchup seau 10 l|emmer 10 l|emmer|27.9|
160521|sauce-warmsauce|Huis Talloor|Sojasaus 1 l|Sauce soja 1 l|doos 6 × 1 l|st*6|4.15|
161010|oil-frying|Huis Talloor|Frituurolie high oleic 15 l|Huile de friture oléique 15 l|bidon 15 l|bidon|46.9|day=45.2
161021|oil-oliveoil|Pastificio Rovella|Olijfolie extra vierge 5 l|Huile d'olive extra vierge 5 l|blik 5 l|blik*4|48.5|day=47.9
161032|oil-vinegar|Huis Talloor|Wijnazijn wit 5 l|Vinaigre de vin blanc 5 l|bidon 5 l|bidon*2|6.8|
161110|spice-pepper|Huis Talloor|Zwarte peper gemalen 500 g|Poivre noir moulu 500 g|pot 500 g|pot*6|11.4|
161121|spice-pepper|Huis Talloor|Zeezout fijn 10 kg|Sel marin fin 10 kg|zak 10 kg|zak|6.9|
161132|spice-stock|Huis Talloor|Groentebouillon poeder 1 kg|Bouillon de légumes en poudre 1 kg|pot 1 kg|pot*6|10.8|
161143|spice-spices|Huis Talloor|Nootmuskaat gemalen 400 g|Muscade moulue 400 g|pot 400 g|pot*6|14.9|
161210|baking-flour|Graanvliet|Tarwebloem 10 kg|Farine de froment 10 kg|zak 10 kg|zak|8.6|
161221|baking-sugar|Graanvliet|Kristalsuiker 10 kg|Sucre cristallisé 10 kg|zak 10 kg|zak|12.4|
161310|sweet-jam|Huis Talloor|Aardbeienconfituur porties 30 g|Confiture de fraises portions 30 g|doos 120 × 30 g|doos|19.8|
161321|sweet-choco|Huis Talloor|Hazelnootpasta emmer 6 kg|Pâte à tartiner aux noisettes seau 6 kg|emmer 6 kg|emmer|34.9|
`;
export const prepared = `
171208|soup-creamsoup|Huis Talloor|Tomatenroomsoep met balletjes 5 kg|Crème de tomates aux boulettes 5 kg|emmer 5 kg|emmer|22.75|
171219|soup-vegsoup|Huis Talloor|Pompoensoep 5 kg|Potage au potiron 5 kg|emmer 5 kg|emmer|19.9|
171220|soup-vegsoup|Huis Talloor|Kervelsoep 5 kg|Potage au cerfeuil 5 kg|emmer 5 kg|emmer|20.4|
171231|soup-creamsoup|Huis Talloor|Bisque van kreeft 1 l|Bisque de homard 1 l|doos 6 × 1 l|st*6|9.8|
171242|soup-creamsoup|Huis Talloor|Kippenroomsoep 5 kg|Crème de volaille 5 kg|emmer 5 kg|emmer|21.6|
171840|dish-stews|Huis Talloor|Vol-au-vent vulling kip 3 kg|Garniture pour vol-au-vent au poulet 3 kg|zak 3 kg|zak*4|24.9|promo=volauvent
171851|dish-stews|Huis Talloor|Stoofvlees op Vlaamse wijze 3 kg|Carbonades flamandes 3 kg|zak 3 kg|zak*4|36.8|
171862|dish-pastadish|Huis Talloor|Lasagne bolognaise 2,5 kg|Lasagne bolognaise 2,5 kg|schaal 2,5 kg|schaal*4|18.9|
171873|dish-saucedish|Huis Talloor|Balletjes in tomatensaus 3 kg|Boulettes sauce tomate 3 kg|zak 3 kg|zak*4|26.4|
171884|dish-pastadish|Huis Talloor|Gegratineerde witloof met ham 350 g|Chicons au gratin 350 g|doos 12 × 350 g|doos|46.2|
171895|dish-fishdish|Huis Talloor|Vispannetje van de kust 350 g|Cassolette de la mer 350 g|doos 12 × 350 g|doos|58.8|od=2
171906|dish-saucedish|Huis Talloor|Spaghettisaus bolognaise 5 kg|Sauce bolognaise 5 kg|emmer 5 kg|emmer|33.5|grp=31.9
171917|dish-stews|Huis Talloor|Kip in currysaus 3 kg|Poulet au curry 3 kg|zak 3 kg|zak*4|29.7|
171928|dish-pastadish|Huis Talloor|Macaroni ham en kaas 2,5 kg|Macaroni jambon-fromage 2,5 kg|schaal 2,5 kg|schaal*4|17.2|
171939|dish-stews|Huis Talloor|Konijn met pruimen 3 kg|Lapin aux pruneaux 3 kg|zak 3 kg|zak*4|41.9|stock=0 av=+5 days=4 pre
172010|spread-meatsalad|Huis Talloor|Kipcurrysalade 2 kg|Salade de poulet curry 2 kg|bakje 2 kg|bakje|14.9|
172021|spread-meatsalad|Huis Talloor|Vleessalade 2 kg|Salade de viande 2 kg|bakje 2 kg|bakje|12.6|
172032|spread-fishsalad|Ter Zilte|Tonijnsalade 2 kg|Salade de thon 2 kg|bakje 2 kg|bakje|17.8|
172043|spread-fishsalad|Ter Zilte|Garnaalsalade 1 kg|Salade de crevettes 1 kg|bakje 1 kg|bakje|22.4|
172054|spread-meatsalad|Huis Talloor|Préparé 2 kg|Filet américain préparé 2 kg|bakje 2 kg|bakje|19.7|ob=15:00
172065|spread-vegsalad|Huis Talloor|Eiersalade 2 kg|Salade d'œufs 2 kg|bakje 2 kg|bakje|13.8|
172110|veggie-burger|Groenakker|Groenteburger 100 g|Burger de légumes 100 g|doos 30 × 100 g|doos|29.4|
172121|veggie-burger|Groenakker|Falafel 20 g 2 kg|Falafel 20 g 2 kg|zak 2 kg|zak*5|15.9|promo=pct10
172132|veggie-tofu|Groenakker|Tofu natuur 1 kg|Tofu nature 1 kg|pak 1 kg|pak*8|6.9|
172143|veggie-burger|Groenakker|Vegetarische balletjes tomaat 2,5 kg|Boulettes végétariennes à la tomate 2,5 kg|zak 2,5 kg|zak*4|23.8|
172154|veggie-tofu|Groenakker|Hummus natuur 1 kg|Houmous nature 1 kg|bakje 1 kg|bakje*6|7.6|
172165|veggie-tofu|Groenakker|Linzensalade 2 kg|Salade de lentilles 2 kg|bakje 2 kg|bakje|14.4|
`;
