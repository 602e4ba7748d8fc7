/** A drawing (svg) has width 0. */
export const photosTable = `
create table catalogue.photos (
  photo_id text not null check (photo_id ~ '^[0-9a-f]{32}$'),
  width int not null check (width >= 0),
  format text not null check (format in ('avif', 'webp', 'svg')),
  content bytea not null,
  primary key (photo_id, width, format)
);`;
