export const docsStyle = `
:root { color-scheme: light dark; --ink: #1c2326; --soft: #55626a; --line: #d6dcdf; --ground: #fff; --shade: #f3f5f6; --link: #0b5c8a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecee; --soft: #a9b5bb; --line: #3a4449; --ground: #14191b; --shade: #1e2528; --link: #7cc3ec; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem; color: var(--ink); background: var(--ground); font: 1rem/1.55 system-ui, sans-serif; }
a { color: var(--link); } small, .summary { color: var(--soft); }
.skip { position: absolute; left: -99rem; } .skip:focus { position: static; }
code, pre { font: .9rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
header p { max-width: 46rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: .6rem 0; }
h2 { margin: 2.5rem 0 .5rem; } h3 { margin: 1.25rem 0 .25rem; font-size: 1rem; }
details { border-top: 1px solid var(--line); }
summary { padding: .7rem .25rem; cursor: pointer; }
summary:focus-visible, a:focus-visible, pre:focus-visible, .wide:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.method { display: inline-block; min-width: 4.5rem; padding: .1rem .5rem; border: 1px solid currentColor; border-radius: .25rem; font-weight: 600; text-align: center; }
.path { font-weight: 600; } .summary { display: block; padding-top: .15rem; }
.call { padding: 0 .25rem 1.25rem; }
pre { margin: 0; padding: .75rem 1rem; background: var(--shade); white-space: pre-wrap; }
table { border-collapse: collapse; width: 100%; } th, td { padding: .3rem .75rem .3rem 0; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
.wide { overflow-x: auto; } .wide table { font-size: .85rem; }
.problems { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; padding: 0; list-style: none; }
`;
