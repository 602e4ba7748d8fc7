import { ownCookies } from '../preferences/ownCookies.ts';

const own: ReadonlySet<string> = new Set(ownCookies);

/** They may be of a domain above. */
export function deleteForeignCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`);
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
  for (const name of names.filter((each) => each !== '' && !own.has(each)))
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
