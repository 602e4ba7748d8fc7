/** Format of every line: see readFamilies.ts. */
export const veganFamilies = `
@vegmeat-veganburger
513010|Bonte Boon|Vegan burger [klassiek/krokant/rode biet]|Burger végan [classique/croustillant/betterave]|doos 30x113g/doos 42.6
513020|Bonte Boon|Vegan [braadworst/chipolata/hotdogworst]|[Saucisse/Chipolata/Saucisse hot-dog] végane|doos 40x80g/doos 38.4
@vegmeat-veganmince
513030|Bonte Boon|Vegan gehakt|Haché végan|zak 1kg*8 10.4; zak 2,5kg*4 24.2
513040|Bonte Boon|Vegan balletjes [natuur/Zweeds]|Boulettes véganes [nature/à la suédoise]|zak 1kg*8 10.9; zak 2,5kg*4 25.4
@vegmeat-veganchicken
513050|Bonte Boon|Vegan [kipstukjes/nuggets/schnitzel/kebabreepjes]|[Émincé façon poulet végan/Nuggets végans/Escalope végane/Émincé façon kebab végan]|zak 1kg*8 11.8; zak 2,5kg*4 27.6
513060|Bonte Boon|[Seitan/Gehakt van mycoproteïne]|[Seitan/Haché de mycoprotéines]|pak 1kg*8 12.4
@vegdish-vegdishes
513070|Bonte Boon|[Linzencurry met kokos vegan/Chili sin carne vegan/Groentecurry met kikkererwten/Ratatouille/Vegetarische moussaka]|[Curry de lentilles au coco végan/Chili sin carne végan/Curry de légumes aux pois chiches/Ratatouille/Moussaka végétarienne]|zak 3kg*4 24.8; doos 12x350g/doos 36.9
@vegdish-stuffed
513080|Bonte Boon|[Gevulde paprika met rijst/Gevulde tomaat met couscous]|[Poivron farci au riz/Tomate farcie au couscous]|doos 24x200g/doos 38.8
513090|Bonte Boon|Groentetaart [prei/spinazie-geit/tomaat-mozzarella]|Quiche [aux poireaux/épinards-chèvre/tomate-mozzarella]|doos 4x1,2kg/st 11.6
@vegdairy-veganyoghurt
513100|Haverlust|Sojadessert [vanille/chocolade]|Dessert au soja [vanille/chocolat]|doos 24x125g/doos 12.4; doos 8x1l/st 2.6
513110|Haverlust|[Kokosyoghurt natuur/Haveryoghurt aardbei] vegan|[Yaourt coco nature/Yaourt avoine fraise] végan|doos 12x400g/st 2.4
@vegdairy-veganspread
513120|Haverlust|Plantaardige boter|Beurre végétal|doos 16x250g/st 2.2; blok 2,5kg*4 15.8 vat=12
513130|Haverlust|[Vegan roomkaas natuur/Vegan roomkaas bieslook/Vegan feta]|[Fromage frais végan nature/Fromage frais végan ciboulette/Feta végane]|bakje 1kg*6 11.8
`;
