/** Format of every line: see readFamilies.ts. */
export const breadFamilies = `
@roll-pistolet
506010|Bakhuis Ferrier|Pistolet bruin voorgebakken|Pistolet gris précuit|doos 60x55g/doos 17.4
506020|Bakhuis Ferrier|Pistolet afgebakken vers|Pistolet cuit frais|zak 10x55g/zak 4.8 ob=12:00
506030|Bakhuis Ferrier|Mini-pistolet wit|Mini-pistolet blanc|doos 100x30g/doos 18.6
@roll-softroll
506040|Graanvliet|[Suikersandwich/Rozijnensandwich/Briochebroodje]|[Sandwich au sucre/Sandwich aux raisins/Petit pain brioché]|doos 60x45g/doos 15.9
506050|Graanvliet|Hamburgerbroodje sesam|Pain à hamburger au sésame|doos 48x60g/doos 13.8; doos 30x85g/doos 12.9
506060|Graanvliet|Hotdogbroodje zacht|Pain à hot-dog mou|doos 60x60g/doos 15.4
@roll-baguette
506070|Graanvliet|[Stokbrood wit/Stokbrood meergranen/Stokbrood desem] lang|Baguette longue [blanche/multicéréales/au levain]|doos 25x280g/doos 19.8
506080|Graanvliet|Panini gegrild|Panini grillé|doos 40x120g/doos 21.4
506090|Graanvliet|Kruidenboterstokbrood|Baguette au beurre à l'ail|doos 20x175g/doos 18.6
@roll-special
506100|Graanvliet|[Tarwetortilla/Volkorenwrap/Spinaziewrap]|[Tortilla de blé/Wrap complet/Wrap aux épinards] 25 cm|doos 96x62g/doos 24.8
506110|Graanvliet|Pitabroodje|Pain pita|doos 80x80g/doos 19.6
506120|Graanvliet|[Bagel naturel/Bagel sesam]|Bagel [nature/au sésame]|doos 48x85g/doos 26.8
506130|Graanvliet|Naanbrood look|Pain naan à l'ail|doos 30x90g/doos 22.5
506140|Zonder Zorgen|Glutenvrije sandwich|Sandwich sans gluten|doos 40x50g/doos 31.8
506150|Zonder Zorgen|Glutenvrij hamburgerbroodje|Pain à hamburger sans gluten|doos 24x75g/doos 27.9
@loaf-sliced
506160|Graanvliet|[Grof tarwebrood/Meergranenbrood/Speltbrood] gesneden|Pain [gris/multicéréales/d'épeautre] tranché|doos 8x800g/st 2.25
506170|Graanvliet|Wit brood klein gesneden|Petit pain blanc tranché|doos 12x400g/st 1.25
506180|Graanvliet|Melkbrood gesneden|Pain au lait tranché|doos 8x600g/st 2.6
506190|Zonder Zorgen|Glutenvrij brood wit gesneden|Pain blanc sans gluten tranché|doos 6x400g/st 3.9
@loaf-toast
506200|Graanvliet|Toastbrood [wit/bruin] vierkant|Pain de mie [blanc/complet] carré|doos 10x750g/st 1.95
506210|Graanvliet|Beschuit|Biscottes|doos 12x125g/st 0.98; doos 200x2st/doos 17.6
506220|Graanvliet|Toastjes voor aperitief|Toasts apéritifs|doos 20x150g/st 1.1
@loaf-rustic
506230|Bakhuis Ferrier|[Desembrood/Roggebrood/Notenbrood/Olijvenbrood] heel|Pain [au levain/de seigle/aux noix/aux olives] entier|doos 8x750g/st 3.4
506240|Bakhuis Ferrier|Peperkoek gesneden|Pain d'épices tranché|doos 12x500g/st 2.15
@viennoiserie-croissant
506250|Bakhuis Ferrier|Roombotercroissant [naturel/meergranen/amandel]|Croissant pur beurre [nature/multicéréales/aux amandes]|doos 50x80g/doos 31.8
506260|Bakhuis Ferrier|Mini croissant boter|Mini-croissant au beurre|doos 150x25g/doos 36.4
506270|Bakhuis Ferrier|Croissant plantaardig|Croissant végétal|doos 60x70g/doos 24.6
506280|Bakhuis Ferrier|Ham-kaascroissant|Croissant jambon-fromage|doos 40x110g/doos 36.8
@viennoiserie-pastry
506290|Bakhuis Ferrier|[Suikerkoek/Frangipanekoek/Boterkoek met pudding/Appelflap]|[Couque au sucre/Couque à la frangipane/Couque à la crème/Chausson aux pommes]|doos 48x95g/doos 30.4
@viennoiserie-minipastry
506300|Bakhuis Ferrier|Mini chocoladekoek boter|Mini-pain au chocolat au beurre|doos 150x28g/doos 38.6
506310|Bakhuis Ferrier|Donut [suiker/chocolade]|Donut [au sucre/au chocolat]|doos 48x55g/doos 23.8
@cake-tart
506320|Atelier Vanille|[Rijsttaart/Kersentaart/Citroentaart met meringue/Perentaart met amandel] voorgesneden 12 porties|Tarte [au riz/aux cerises/au citron meringuée/aux poires et amandes] prédécoupée 12 portions|doos 4st/st 11.4
506330|Atelier Vanille|Chocoladetaart glutenvrij|Gâteau au chocolat sans gluten|doos 4x1kg/st 16.8
506340|Atelier Vanille|[Aardbeienbiscuit/Mokkabiscuit] 20 porties|Biscuit [aux fraises/moka] 20 portions|doos 2st/st 19.8
506350|Atelier Vanille|Suikertaart|Tarte au sucre|doos 8x450g/st 5.4
@cake-cakes
506360|Wafelhuis Tine|[Roombotercake/Marmercake/Appelcake] gesneden|[Quatre-quarts pur beurre/Cake marbré/Cake aux pommes] tranché|doos 6x800g/st 6.2
506370|Wafelhuis Tine|Cakeje voorverpakt [naturel/chocolade]|Petit cake emballé [nature/au chocolat]|doos 60x30g/doos 14.8
506380|Wafelhuis Tine|Muffin [blauwe bes/dubbele chocolade]|Muffin [aux myrtilles/double chocolat]|doos 28x100g/doos 29.4
506390|Wafelhuis Tine|Madeleine boter voorverpakt|Madeleine au beurre emballée|doos 80x25g/doos 21.6
@cake-waffle
506400|Wafelhuis Tine|Roomboterwafels|Gaufres pur beurre|doos 10x400g/pak 3.95; doos 6x1kg/pak 8.9
506410|Wafelhuis Tine|Brusselse wafel voorgebakken|Gaufre de Bruxelles précuite|doos 32x90g/doos 24.6
506420|Wafelhuis Tine|Vanillewafel voorverpakt|Gaufre à la vanille emballée|doos 60x45g/doos 18.2
506430|Wafelhuis Tine|Pannenkoek [naturel/suiker]|Crêpe [nature/au sucre]|doos 60x60g/doos 23.5
@cake-choux
506440|Atelier Vanille|[Roomsoesjes/Mokkasoesjes]|Choux [à la crème/au moka]|doos 4x1kg/doos 38.4
506450|Atelier Vanille|[Chocolade-eclair/Koffie-eclair]|Éclair [au chocolat/au café]|doos 36x65g/doos 31.8
506460|Atelier Vanille|Profiteroles met chocoladesaus|Profiteroles sauce chocolat|doos 12x180g/doos 32.6
`;
