/** Format of every line: see readArticles.ts. */
export const bread = `
165310|roll-pistolet|Graanvliet|Pistolet wit voorgebakken 55 g|Pistolet blanc précuit 55 g|doos 60 × 55 g|doos|16.9|promo=pistolet
165321|roll-softroll|Graanvliet|Sandwich zacht 40 g|Sandwich mou 40 g|doos 72 × 40 g|doos|14.2|
165332|roll-baguette|Graanvliet|Ciabatta voorgebakken 140 g|Ciabatta précuite 140 g|doos 30 × 140 g|doos|15.8|
165343|roll-softroll|Graanvliet|Hamburgerbroodje brioche 80 g|Pain brioché à hamburger 80 g|doos 48 × 80 g|doos|19.6|
165354|roll-pistolet|Graanvliet|Pistolet meergranen 60 g|Pistolet multicéréales 60 g|doos 60 × 60 g|doos|18.4|
165365|roll-pistolet|Graanvliet|Piccolo wit 50 g|Piccolo blanc 50 g|doos 80 × 50 g|doos|17.1|
165376|roll-baguette|Graanvliet|Stokbrood half 140 g|Demi-baguette 140 g|doos 40 × 140 g|doos|18.9|
166010|loaf-sliced|Graanvliet|Boerenbrood gesneden 800 g|Pain de campagne tranché 800 g|doos 8 × 800 g|st*8|2.15|
166021|loaf-sliced|Graanvliet|Wit brood gesneden 800 g|Pain blanc tranché 800 g|doos 8 × 800 g|st*8|1.89|
166032|loaf-sliced|Graanvliet|Volkorenbrood gesneden 800 g|Pain complet tranché 800 g|doos 8 × 800 g|st*8|2.05|
166043|loaf-toast|Graanvliet|Toastbrood lang 1,2 kg|Pain de mie long 1,2 kg|doos 6 × 1,2 kg|st*6|2.95|
166054|loaf-toast|Graanvliet|Focaccia rozemarijn plaat 900 g|Focaccia au romarin plaque 900 g|doos 8 × 900 g|doos|33.6|
166065|roll-special|Graanvliet|Glutenvrij broodje 65 g|Petit pain sans gluten 65 g|doos 30 × 65 g|doos|27.4|od=3
166076|loaf-sliced|Graanvliet|Rozijnenbrood 600 g|Cramique 600 g|doos 8 × 600 g|st*8|3.1|
167010|viennoiserie-croissant|Graanvliet|Croissant boter 70 g|Croissant au beurre 70 g|doos 60 × 70 g|doos|29.8|grp=28.3
167021|viennoiserie-pastry|Graanvliet|Chocoladekoek boter 75 g|Pain au chocolat au beurre 75 g|doos 60 × 75 g|doos|32.4|
167032|viennoiserie-pastry|Graanvliet|Rozijnenkoek 90 g|Pain aux raisins 90 g|doos 48 × 90 g|doos|28.6|
167043|viennoiserie-minipastry|Graanvliet|Mini koffiekoeken assortiment 35 g|Mini-viennoiseries assorties 35 g|doos 120 × 35 g|doos|38.9|promo=pct10
168010|cake-tart|Graanvliet|Appeltaart voorgesneden 12 porties|Tarte aux pommes prédécoupée 12 portions|doos 4 st|st*4|9.85|
168021|cake-cakes|Graanvliet|Chocoladebrownie plaat 1,5 kg|Brownie au chocolat plaque 1,5 kg|doos 4 × 1,5 kg|st*4|12.4|
168032|cake-tart|Graanvliet|Cheesecake citroen 14 porties|Cheesecake au citron 14 portions|doos 2 st|st*2|16.9|
168840|cake-waffle|Graanvliet|Roomboterwafel voorverpakt 60 g|Gaufre pur beurre emballée 60 g|doos 24 × 60 g|doos|17.28|
168851|cake-waffle|Graanvliet|Luikse wafel 100 g|Gaufre de Liège 100 g|doos 40 × 100 g|doos|26.2|
168862|cake-choux|Graanvliet|Eclair vanille 65 g|Éclair à la vanille 65 g|doos 36 × 65 g|doos|31.5|
168873|cake-cakes|Graanvliet|Frangipane 65 g|Frangipane 65 g|doos 48 × 65 g|doos|22.9|
`;
export const frozen = `
152001|fries-frites|Koudevaart|Diepvriesfrieten 10 mm 2,5 kg|Frites surgelées 10 mm 2,5 kg|doos 4 × 2,5 kg|doos|15.8|
152012|fries-frites|Koudevaart|Steakhousefrieten 2,5 kg|Frites steakhouse 2,5 kg|doos 4 × 2,5 kg|doos|17.4|
152023|fries-potatocroquette|Koudevaart|Aardappelkroketten 2,5 kg|Croquettes de pommes de terre 2,5 kg|doos 4 × 2,5 kg|doos|19.9|grp=18.9
152034|fries-gratin|Koudevaart|Gratin dauphinois 120 g|Gratin dauphinois 120 g|doos 40 × 120 g|doos|27.8|
152045|fries-gratin|Koudevaart|Aardappelpuree pellets 2,5 kg|Purée de pommes de terre en pellets 2,5 kg|doos 4 × 2,5 kg|doos|18.6|
152056|fries-gratin|Koudevaart|Rösti rond 60 g|Rösti rond 60 g|doos 4 × 2,5 kg|doos|22.4|
155018|croquette-shrimpcroquette|Ter Zilte|Garnaalkroketten artisanaal 70 g|Croquettes aux crevettes artisanales 70 g|doos 24 × 70 g|doos|43.2|box=41.04@3 promo=elfplus1
155044|croquette-shrimpcroquette|Ter Zilte|Mini garnaalkroketten 30 g|Mini-croquettes aux crevettes 30 g|doos 48 × 30 g|doos|39.6|
155055|croquette-shrimpcroquette|Huis Talloor|Kaaskroketten artisanaal 70 g|Croquettes au fromage artisanales 70 g|doos 24 × 70 g|doos|21.9|
155066|croquette-fingerfood|Koudevaart|Bitterballen 30 g|Bitterballen 30 g|doos 100 × 30 g|doos|24.8|
155077|croquette-fingerfood|Koudevaart|Loempia mini groenten 20 g|Mini-loempia aux légumes 20 g|doos 100 × 20 g|doos|19.4|
155088|croquette-fritursnack|Koudevaart|Frikandel 85 g|Fricadelle 85 g|doos 40 × 85 g|doos|18.9|
155099|croquette-fritursnack|Koudevaart|Kipnuggets 25 g|Nuggets de poulet 25 g|doos 5 kg|doos|36.7|status=out_of_assortment alt=155100
155100|croquette-fritursnack|Koudevaart|Kipnuggets krokant 25 g|Nuggets de poulet croustillants 25 g|doos 5 kg|doos|37.9|
153010|frozenveg-greens|Koudevaart|Erwten extra fijn 2,5 kg|Petits pois extra-fins 2,5 kg|zak 2,5 kg|zak*4|5.85|
153021|frozenveg-greens|Koudevaart|Prinsessenbonen zeer fijn 2,5 kg|Haricots princesses très fins 2,5 kg|zak 2,5 kg|zak*4|6.45|
153032|frozenveg-cauliflower|Koudevaart|Bloemkoolroosjes 2,5 kg|Fleurettes de chou-fleur 2,5 kg|zak 2,5 kg|zak*4|6.2|
153043|frozenveg-greens|Koudevaart|Spinazie gehakt porties 2,5 kg|Épinards hachés en portions 2,5 kg|zak 2,5 kg|zak*4|5.4|
153054|frozenveg-vegmix|Koudevaart|Wokgroenten 2,5 kg|Légumes pour wok 2,5 kg|zak 2,5 kg|zak*4|7.9|promo=pct10
153065|frozenveg-cauliflower|Koudevaart|Tomatenblokjes diepvries 2,5 kg|Dés de tomates surgelés 2,5 kg|zak 2,5 kg|zak*4|6.7|
154470|icecream-roomijs|Koudevaart|Roomijs vanille met stukjes stok 5 l|Glace vanille aux éclats de gousse 5 l|bak 5 l|bak|19.9|
154481|icecream-sorbet|Koudevaart|Sorbet citroen 5 l|Sorbet citron 5 l|bak 5 l|bak|18.4|
154492|icecream-roomijs|Koudevaart|Roomijs chocolade 5 l|Glace au chocolat 5 l|bak 5 l|bak|21.2|
159001|icecream-icedessert|Koudevaart|IJsroomstronk mokka 8 porties|Bûche glacée moka 8 portions|doos 4 st|st*4|12.5|status=out_of_assortment
157712|frozensauce-creamsauce|Koudevaart|Champignonroomsaus pellets 2,5 kg|Sauce crème-champignons en pellets 2,5 kg|doos 4 × 2,5 kg|doos|51.6|od=5
157723|frozensauce-creamsauce|Koudevaart|Pepersaus pellets 2,5 kg|Sauce au poivre en pellets 2,5 kg|doos 4 × 2,5 kg|doos|49.9|
157734|frozensauce-jus|Koudevaart|Tomatensaus pellets 2,5 kg|Sauce tomate en pellets 2,5 kg|doos 4 × 2,5 kg|doos|38.4|
`;
