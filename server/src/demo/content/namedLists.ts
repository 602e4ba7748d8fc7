/**
 * Lists that demo users keep, in the order in which they were made: `username|customer|last changed so many days ago|shared with colleagues|name|how many articles of which
 * group|comments|how many are to be on the shelf, in turns`. The first are those of mock-up 17.
 */
export const namedListLines = `
lotte|204118|27||Vaste voorraad|dairy:13,dry:11,frozen:8,drinks:6|131209=altijd 2 dozen in huis|12,6,4,8
lotte|204118|2||Kaart voorjaar|veg:9,fish:6,meat:5,dairy:4|100431=enkel extra klasse
lotte|204118|5||Communiefeest|fish:10,poultry:8,bread:7,drinks:6
lotte|204118|50||Schoonmaak|nonfood:9
karim|204118|7|shared|bar|drinks:13,nonfood:4
amelie|310220|27||Stock permanent|dairy:13,dry:11,frozen:8,drinks:6|131209=toujours 2 cartons en réserve|12,6,4,8
amelie|310220|2||Carte de printemps|veg:9,fish:6,meat:5,dairy:4
amelie|310220|5||Communions|fish:10,poultry:8,bread:7,drinks:6
amelie|310220|50||Nettoyage|nonfood:9
`;
