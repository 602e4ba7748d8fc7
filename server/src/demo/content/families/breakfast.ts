/** Format of every line: see readFamilies.ts. */
export const breakfastFamilies = `
@cereal-flakes
518010|Ochtendgoud|[Cornflakes/Havermout fijn/Volkorenvlokken/Gepofte rijst met chocolade/Honingringetjes]|[Corn-flakes/Flocons d'avoine fins/Pétales complets/Riz soufflé au chocolat/Anneaux au miel]|doos 8x500g/pak 2.6; zak 3kg*4 12.4
518020|Ochtendgoud|Ontbijtgranen assortiment portiedoosjes|Céréales assorties en mini-boîtes|doos 48x30g/doos 23.8
@cereal-muesli
518030|Ochtendgoud|[Muesli met fruit/Krokante muesli chocolade/Granola met noten/Muesli bio zonder suiker]|[Muesli aux fruits/Muesli croustillant au chocolat/Granola aux noix/Muesli bio sans sucres]|doos 8x750g/pak 4.4; zak 3kg*4 16.9
@topping-honey
518040|Imkerij Lindenhof|[Bloemenhoning/Acaciahoning/Lindehoning]|Miel [de fleurs/d'acacia/de tilleul]|doos 12x500g/pot 5.4; emmer 5kg 46.8
518050|Ochtendgoud|[Ahornsiroop/Luikse stroop/Agavesiroop]|[Sirop d'érable/Sirop de Liège/Sirop d'agave]|doos 6x450g/pot 4.8
@topping-nutbutter
518060|Ochtendgoud|[Pindakaas/Amandelpasta/Hagelslag melk/Hagelslag puur]|[Beurre de cacahuètes/Purée d'amandes/Vermicelles au chocolat au lait/Vermicelles au chocolat noir]|pot 1kg*6 8.8
518070|Ochtendgoud|Hagelslag portiedoosjes|Vermicelles de chocolat en mini-boîtes|doos 120x15g/doos 22.4
@hotbreakfast-pancake
518080|Wafelhuis Tine|[Amerikaanse pancakes/Wentelteefjes/Mini-pannenkoekjes]|[Pancakes/Pain perdu/Mini-crêpes]|doos 80x40g/doos 24.8
@hotbreakfast-breakfastmeat
518090|Ardenhof|[Ontbijtworstjes varken/Ontbijtworstjes kip halal]|Saucisses petit-déjeuner [de porc/de poulet halal]|zak 2,5kg*4 18.9
518100|Polderhaan|[Spiegelei gebakken/Roerei bereid]|[Œuf au plat cuit/Œufs brouillés préparés]|doos 4x2kg/zak 13.8
`;
