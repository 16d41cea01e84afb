import type { DraftFill } from '#components/create/fill.ts';
import { readAssets } from '#lib/assets/queries.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import { readNote } from '#lib/review/queries.ts';
import { readTake } from '#lib/tasks/queries.ts';
import type { ToolName } from '#lib/tools/tool-names.ts';

type Query = Record<string, string | string[] | undefined>;

/** The take that the address names, with its files; undefined when it names none of this team's. */
export async function readFill(viewer: Viewer, tool: ToolName, query: Query): Promise<DraftFill | undefined> {
  const { from, as, asset, note } = query;
  if (typeof from !== 'string' || typeof as !== 'string') return undefined;
  const take = await readTake(viewer, from, { hasText: true });
  if (!take) return undefined;
  const resultId = typeof asset === 'string' && isUuid(asset) ? asset : take.media?.assetId;
  const ids = [...take.inputs.map(({ assetId }) => assetId), resultId].filter((id) => id !== undefined);
  const [assets, comment] = await Promise.all([
    readAssets(viewer, ids),
    typeof note === 'string' ? readNote(viewer, note) : undefined,
  ]);
  return {
    tool,
    as,
    take,
    assets: [...assets.values()],
    asset: resultId === undefined ? undefined : assets.get(resultId),
    note: comment?.taskId === take.id ? comment.text : undefined,
  };
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
