import type { SandboxSettings } from '#lib/sandbox/settings.ts';
import { escapeHtml, table } from './help-html.ts';

/** Every setting with what it is now. */
export function settingsSection(settings: SandboxSettings, url: string): string {
  const { names } = settings;
  const brands: [string, string, string][] = [
    ['VENDOR_VIDEO_BRAND', 'The brand in the paths of document 1.', names.videoBrand],
    ['VENDOR_VIDEO_MODEL_BRAND', 'The brand in its model names.', names.videoModelBrand],
    ['VENDOR_FILE_SCHEME', 'The scheme of vendor files.', names.fileScheme],
    ['VENDOR_SPEECH_BRAND', 'The brand in the path of long speech.', names.speechBrand],
    ['VENDOR_TTS_BRAND', 'The brand in the paths of short speech.', names.ttsBrand],
    ['VENDOR_V2V_BRAND', 'The brand in the path of reference videos.', names.referenceVideoBrand],
    ['VENDOR_IMAGE_BRAND', 'The brand in the paths of pictures.', names.imageBrand],
    ['VENDOR_TASK_RESULT_PATH', 'The path of the result query of documents 2 and 3.', names.taskResultPath],
  ];
  return `<h2>Settings</h2>
${table(
  ['Variable', 'Meaning', 'Now'],
  [
    ['SANDBOX_PORT', 'The port on 127.0.0.1. Default 4010.', new URL(url).port],
    ['SANDBOX_API_KEY', 'The key. Default <code>sandbox-key</code>.', escapeHtml(settings.apiKey)],
    [
      'SANDBOX_OTHER_KEYS',
      'Keys of other accounts, with commas between. Nobody sees another account’s tasks.',
      String(settings.otherKeys.length),
    ],
    [
      'SANDBOX_SECONDS',
      'How long a task takes at least. Default 8; 0 is as soon as it is made.',
      String(settings.seconds),
    ],
    [
      'SANDBOX_LINK_SECONDS',
      'How long every download link lives. Without it 24 hours for long speech and 1 hour for everything else.',
      settings.linkSeconds === undefined ? 'not set' : String(settings.linkSeconds),
    ],
    [
      'SANDBOX_FAULTS',
      'Faults armed from the start: <code>rate_limit:2,server_error</code>.',
      settings.faults.map(({ kind, times }) => `${kind}:${times}`).join(', ') || 'none',
    ],
    [
      'SANDBOX_DATA',
      'Where tasks and results are kept. Default <code>sandbox</code> in <code>DATA_DIR</code>.',
      escapeHtml(settings.dataDir),
    ],
    ...brands.map(([name, words, now]) => [name, words, escapeHtml(now)]),
  ],
)}`;
}
