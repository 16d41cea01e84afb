const maxCharacters = 200;

/**
 * The name a file shows under: its last path part, without control, formatting and reserved characters, at most 200 long with its
 * ending kept. A name of nothing else becomes `file`.
 */
export function cleanName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    // Control, formatting (right-to-left overrides) and unpaired characters.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  return shorten(clean) || 'file';
}

function shorten(name: string): string {
  const characters = [...name];
  if (characters.length <= maxCharacters) return name;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  return characters.slice(0, maxCharacters - ending.length).join('') + ending;
}
