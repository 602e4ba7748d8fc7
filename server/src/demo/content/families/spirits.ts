/** Format of every line: see readFamilies.ts. */
export const spiritsFamilies = `
@strong-gin
521010|Stokerij Hagelkruis|[Gin droog 40 %/Graanjenever 35 %/Citroenjenever 20 %/Wodka 37,5 %]|[Gin sec 40 %/Genièvre de grain 35 %/Genièvre citron 20 %/Vodka 37,5 %]|doos 6x70cl/fles 13.8; doos 6x1l/fles 18.4
@strong-rum
521020|Stokerij Hagelkruis|[Rum wit 37,5 %/Rum bruin 40 %/Whisky blend 40 %/Brandy 36 %]|[Rhum blanc 37,5 %/Rhum brun 40 %/Whisky blend 40 %/Brandy 36 %]|doos 6x70cl/fles 14.9; doos 6x1l/fles 19.8
@strong-liqueur
521030|Stokerij Hagelkruis|[Sinaasappellikeur/Koffielikeur/Roomlikeur/Amandellikeur/Advocaat]|[Liqueur d'orange/Liqueur de café/Liqueur à la crème/Liqueur d'amande/Advocaat]|doos 6x70cl/fles 12.6
@aper-vermouth
521040|Stokerij Hagelkruis|[Vermout wit/Vermout rood/Bitter aperitief/Bananenlikeur]|[Vermouth blanc/Vermouth rouge/Bitter apéritif/Liqueur de banane verte]|doos 6x75cl/fles 8.9
@aper-alcoholfree|vat=6
521050|Stokerij Hagelkruis|Alcoholvrij aperitief [gember/kruiden/bitter]|Apéritif sans alcool [gingembre/aux herbes/bitter]|doos 6x70cl/fles 9.8
521060|Stokerij Hagelkruis|[Mocktail mojito/Mocktail rode vruchten] brik|Mocktail [mojito/fruits rouges] brique|doos 6x1l/st 4.6
@culinary-cookspirit
521070|Stokerij Hagelkruis|[Cognac culinair 40 %/Rum culinair 40 %/Sinaasappellikeur culinair 40 %]|[Cognac culinaire 40 %/Rhum culinaire 40 %/Liqueur d'orange culinaire 40 %]|bidon 2l*4 24.8
`;
