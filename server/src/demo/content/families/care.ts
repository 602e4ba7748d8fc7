/** Format of every line: see readFamilies.ts. */
export const careFamilies = `
@texture-mixed
514010|Zachte Lepel|Gemixte maaltijd [kip-wortel/rund-spinazie/vis-prei/kalkoen-broccoli]|Repas mixé [poulet-carottes/bœuf-épinards/poisson-poireaux/dinde-brocoli]|doos 12x400g/doos 38.4
514020|Zachte Lepel|Gemalen maaltijd [stoofvlees-puree/kip-erwten]|Repas haché [carbonade-purée/poulet-petits pois]|doos 12x400g/doos 39.8
@texture-moulded
514030|Zachte Lepel|Zachte mousse [wortel/broccoli/kip/zalm] gevormd|Mousse tendre moulée [de carotte/de brocoli/de poulet/de saumon]|doos 40x60g/doos 32.6
@texture-thickener
514040|Vitalepas|Verdikkingspoeder neutraal|Poudre épaississante neutre|pot 300g*12 11.4; doos 100x9g/doos 38.5
514050|Vitalepas|Verdikt water [citroen/aardbei]|Eau gélifiée [citron/fraise]|doos 24x125g/doos 15.8
@supplement-proteindrink
514060|Vitalepas|Eiwitrijke drink [vanille/chocolade/aardbei/koffie]|Boisson hyperprotéinée [vanille/chocolat/fraise/café]|doos 24x200ml/doos 44.6
@supplement-proteindessert
514070|Vitalepas|Eiwitrijke pudding [vanille/karamel]|Crème dessert hyperprotéinée [vanille/caramel]|doos 24x125g/doos 34.8
514080|Vitalepas|[Eiwitpoeder neutraal/Vezelpoeder oplosbaar]|[Poudre de protéines neutre/Fibres solubles en poudre]|pot 750g*6 19.8
@glutenfree-gfbread
514090|Zonder Zorgen|Glutenvrije [pistolet/baguette/ciabatta] individueel verpakt|[Pistolet/Baguette/Ciabatta] sans gluten emballage individuel|doos 30x70g/doos 31.2
514100|Zonder Zorgen|Glutenvrij [koekje chocolade/wafeltje/madeleine]|[Biscuit au chocolat/Gaufrette/Madeleine] sans gluten|doos 60x35g/doos 29.4
@glutenfree-gfmeal
514110|Zonder Zorgen|Glutenvrije [lasagne/pannenkoek/pizza]|[Lasagne/Crêpe/Pizza] sans gluten|doos 12x300g/doos 42.8
514120|Zonder Zorgen|Glutenvrije [spaghetti/fusilli/lasagnebladen]|[Spaghettis/Fusilli/Feuilles de lasagne] sans gluten|doos 12x500g/pak 2.6
@glutenfree-lactosefree
514130|Zonder Zorgen|Lactosevrije [pudding vanille/yoghurt natuur/plattekaas]|[Crème dessert vanille/Yaourt nature/Fromage blanc] sans lactose|doos 24x125g/doos 12.6
@lowsugar-sugarfree
514140|Vitalepas|[Aardbeienconfituur/Abrikozenconfituur] zonder suiker porties|Confiture [de fraises/d'abricots] sans sucres en portions|doos 120x20g/doos 22.8
514150|Vitalepas|[Vanillekoekje/Chocoladewafel] zonder suiker|[Biscuit à la vanille/Gaufrette au chocolat] sans sucres|doos 48x35g/doos 24.6
@lowsugar-saltfree
514160|Vitalepas|[Groentebouillon/Tomatensoep/Bruine jus] zoutarm poeder|[Bouillon de légumes/Potage aux tomates/Jus brun] pauvre en sel en poudre|pot 1kg*6 13.8
514170|Vitalepas|Zoutarm brood gesneden|Pain tranché pauvre en sel|doos 8x600g/st 2.7
`;
