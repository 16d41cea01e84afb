import { unzipSync } from 'fflate';

/** What may come out of an archive: a small file that unpacks to gigabytes is refused before it does. */
const maxEntryBytes = 30 * 1024 * 1024;
const maxTotalBytes = 120 * 1024 * 1024;
const maxEntries = 20_000;

export class ZipTooLarge extends Error {}

/**
 * Unpacks the wanted files of a ZIP archive, by name. No more memory is taken than the sizes that the archive itself
 * declares, which are held against the limits first. Throws what the archive is: too large, or none that can be read.
 * In one go and not in the package's workers, which the page's content policy would refuse.
 */
export function openZip(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  let entries = 0;
  let total = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    entries += 1;
    if (entries > maxEntries) throw new ZipTooLarge();
    if (!isWanted(name)) return false;
    total += originalSize;
    if (originalSize > maxEntryBytes || total > maxTotalBytes) throw new ZipTooLarge();
    return true;
  };
  return new Map(Object.entries(unzipSync(bytes, { filter })));
}
