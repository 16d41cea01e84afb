import { paths } from '#lib/paths.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';

/** One file as it is; several as a ZIP that the server streams. The browser's own download shows how far it is. */
export function downloadTakes(takes: readonly TakeView[]): void {
  const [only] = takes;
  if (takes.length === 1 && only?.media && !only.outputCount) {
    const link = document.createElement('a');
    link.href = only.media.downloadUrl;
    link.download = '';
    link.click();
    return;
  }
  // Ids of a thousand takes are too long for an address.
  const form = document.createElement('form');
  form.method = 'post';
  form.action = paths.api.downloadTakes('');
  const ids = document.createElement('input');
  ids.type = 'hidden';
  ids.name = 'ids';
  ids.value = takes.map(({ id }) => id).join(',');
  form.append(ids);
  document.body.append(form);
  form.submit();
  form.remove();
}
