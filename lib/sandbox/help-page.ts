import type { SandboxSettings } from './settings.ts';

/** The page at `/`: what the sandbox is and how it is driven. */
export function helpPage(_settings: SandboxSettings): string {
  return '<!doctype html><title>Sandbox vendor</title><h1>Sandbox vendor</h1>';
}
