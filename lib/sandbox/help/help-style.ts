/** The looks of the help page: the studio's dark room, without its files. */
export const helpStyle = `
:root { color-scheme: dark light; --ground: #161412; --raised: #1f1c19; --line: #ffffff1a; --text: #f4f1ec; --quiet: #b5aea4; --accent: #f2b84b; }
@media (prefers-color-scheme: light) { :root { --ground: #faf8f5; --raised: #ffffff; --line: #0000001f; --text: #1d1a17; --quiet: #5d564d; --accent: #8a5a00; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 15px/1.6 Geist, system-ui, sans-serif; }
main { max-width: 920px; margin: 0 auto; padding: 56px 24px 96px; }
h1 { font-size: 32px; line-height: 1.2; margin: 0 0 12px; letter-spacing: -0.02em; }
h2 { font-size: 18px; margin: 48px 0 12px; color: var(--accent); }
h3 { font-size: 15px; margin: 28px 0 8px; }
p, li { color: var(--quiet); }
.lead { font-size: 17px; color: var(--text); max-width: 65ch; }
code, pre { font: 13px/1.6 'Geist Mono', ui-monospace, monospace; }
code { overflow-wrap: anywhere; }
p code, li code, td code { color: var(--text); }
pre { background: var(--raised); border: 1px solid var(--line); border-radius: 10px; padding: 16px; overflow-x: auto; }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: 9px 16px 9px 0; border-bottom: 1px solid var(--line); }
thead th { font-size: 12px; font-weight: 500; color: var(--quiet); }
tbody th { font-weight: 500; color: var(--text); }
tbody td { color: var(--quiet); }
@media (min-width: 760px) { tbody th code { white-space: nowrap; } }
ul { padding-left: 20px; }
li { margin: 6px 0; }
`;
