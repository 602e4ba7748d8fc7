export const imageSources = `
alter table catalogue.products add column image_source text;
update catalogue.products set image_source = image, image = null where image ~* '^https?://';
`;
