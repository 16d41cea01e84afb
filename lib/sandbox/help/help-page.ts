import type { SandboxSettings } from '#lib/sandbox/settings.ts';
import { callsSection } from './help-calls.ts';
import { choicesSection } from './help-choices.ts';
import { controlsSection } from './help-controls.ts';
import { escapeHtml } from './help-html.ts';
import { settingsSection } from './help-settings.ts';
import { helpStyle } from './help-style.ts';

/** The page at `/`: what the sandbox is, how it is called, and how faults are armed. Needs no key. */
export function helpPage(settings: SandboxSettings, url: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox vendor</title>
<link rel="icon" href="data:,">
<style>${helpStyle}</style>
</head>
<body>
<main>
<h1>Sandbox vendor</h1>
<p class="lead">A stand-in for the vendor: the same calls, the same rules, the same errors, and real videos, pictures and voices.
It costs nothing and reaches nobody. Tasks and files are kept in <code>${escapeHtml(settings.dataDir)}</code> and survive a restart.</p>

${callsSection(settings, url)}

${controlsSection}

${settingsSection(settings, url)}

${choicesSection(settings)}
</main>
</body>
</html>`;
}
