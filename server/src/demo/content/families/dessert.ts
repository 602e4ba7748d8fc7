/** Format of every line: see readFamilies.ts. */
export const dessertFamilies = `
@patissmix-puddingpowder
519010|Atelier Vanille|[Vanillepuddingpoeder/Chocoladepuddingpoeder/Banketbakkersroompoeder/Chocolademoussepoeder/Flanpoeder]|[Poudre à pudding vanille/Poudre à pudding chocolat/Poudre pour crème pâtissière/Poudre pour mousse au chocolat/Poudre à flan]|zak 1kg*10 5.2; zak 5kg 22.8
@patissmix-bakemix
519020|Atelier Vanille|Mix voor [cake/wafels/pannenkoeken/brownies]|Mélange pour [cake/gaufres/crêpes/brownies]|zak 1kg*10 3.9; zak 5kg 16.8
@decoration-dessertsauce
519030|Atelier Vanille|Dessertsaus [chocolade/karamel/vanille/aardbei]|Sauce dessert [chocolat/caramel/vanille/fraise]|doos 6x1kg/fles 6.4
519040|Atelier Vanille|[Frambozencoulis/Mangocoulis/Bosvruchtencoulis]|Coulis [de framboises/de mangue/de fruits des bois]|doos 6x500g/fles 5.6
@decoration-topping
519050|Atelier Vanille|[Chocoladeschilfers/Gekleurde hagelslag/Nougatine/Eetbare goudvlokken]|[Copeaux de chocolat/Vermicelles multicolores/Nougatine/Paillettes d'or alimentaires]|pot 500g*6 9.8
519060|Atelier Vanille|[IJshoorntjes/IJswafeltjes/Chocoladekuipjes]|[Cornets à glace/Gaufrettes pour glace/Coupelles en chocolat]|doos 200st 17.9
@couverture-chocolatedrops
519070|Chocolaterie Verlinde-Roy|Couverture [melk 33 %/puur 55 %/wit 28 %] druppels|Couverture [lait 33 %/noir 55 %/blanc 28 %] en gouttes|zak 2,5kg*4 27.8; zak 10kg 102.5
519080|Chocolaterie Verlinde-Roy|Cacaopoeder|Cacao en poudre|zak 1kg*6 12.8
@couverture-base
519090|Atelier Vanille|[Taartbodem zandgebak/Mini-tartelet/Biscuitplaat/Meringueschelp]|[Fond de tarte sablé/Mini-tartelette/Plaque de biscuit/Coque de meringue]|doos 60st 19.8
519100|Atelier Vanille|[Marsepein wit/Rolfondant/Amandelspijs]|[Massepain blanc/Pâte à sucre/Pâte d'amandes]|pak 1kg*10 8.8
@readydessert-verrine
519110|Atelier Vanille|Verrine [chocolade-framboos/citroen-speculoos/mango-kokos]|Verrine [chocolat-framboise/citron-spéculoos/mangue-coco]|doos 24x60g/doos 31.6
519120|Atelier Vanille|[Macarons assortiment/Mini-eclairs assortiment/Petits fours assortiment]|[Macarons assortis/Mini-éclairs assortis/Petits fours assortis]|doos 72x15g/doos 34.8
@readydessert-glutenfreedessert
519130|Atelier Vanille|[Vegan chocolademousse/Glutenvrije brownie/Lactosevrije cheesecake]|[Mousse au chocolat végane/Brownie sans gluten/Cheesecake sans lactose]|doos 24x80g/doos 29.8
`;
