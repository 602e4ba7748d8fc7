import { html, type Html } from './html.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;color:#231a21;max-width:44rem;margin:0 auto;padding:16px}
h1{font-size:1.5rem}h2{font-size:1.1rem;margin:1.5em 0 .3em}ul{list-style:none;margin:0;padding:0}
li{border-bottom:1px solid #e8e3e7;padding:10px 0}small{color:#6b5e68}.bad{color:#7f1711;background:#fce8e5;padding:6px 10px;display:block}
.time{color:#573700;background:#fff1cc;padding:6px 10px}label{display:inline-block;max-width:100%}
input,select,textarea,button{font:inherit;min-height:44px;padding:6px 10px;max-width:100%;box-sizing:border-box;border:1px solid #8a7d87;border-radius:8px}
[type=checkbox]{vertical-align:middle}
button{background:#f3e8f0;color:#5e2a52;font-weight:600;border-color:#f3e8f0}button.main{background:#5e2a52;color:#fff}
:focus-visible{outline:3px solid #1466d6;outline-offset:2px}dl div{display:flex;justify-content:space-between;gap:16px}dd{margin:0;white-space:nowrap}a{color:#5e2a52}`;

export const pageWithoutScript = (language: 'nl' | 'fr', title: string, content: Html, company: string): string =>
  `<!doctype html>${
    html`<html lang="${language}-BE">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${company}</title>
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <style>
          ${{ html: style }}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.html
  }`;
