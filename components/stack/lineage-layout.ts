import type { Lineage, LineageEdge, LineageNode } from '#lib/tasks/lineage-view.ts';

/** Where the takes of a lineage lie: a column for each generation, the oldest left. Pure; CSS pixels. */

export const nodeWidth = 96;
const posterHeight = 54;
export const nodeHeight = posterHeight + 34;
const gapX = 40;
const gapY = 10;
/** Of more, a column shows these, and how many there are besides. */
const mostInColumn = 4;

export interface PlacedNode extends LineageNode {
  x: number;
  y: number;
  isCurrent: boolean;
  /** The part that it plays for its neighbour nearer to the take that was asked about; of that one itself none. */
  role?: string | undefined;
}

export interface PlacedEdge extends LineageEdge {
  /** An SVG path. */
  path: string;
}

export interface LineageLayout {
  nodes: PlacedNode[];
  edges: PlacedEdge[];
  /** Columns that show only some of theirs. */
  folded: { generation: number; hiddenCount: number; x: number; y: number }[];
  width: number;
  height: number;
}

/** `unfolded`: generations of which everything is shown. */
export function layOut(lineage: Lineage, currentId: string, unfolded: ReadonlySet<number>): LineageLayout {
  const byGeneration = Map.groupBy(lineage.nodes, ({ generation }) => generation);
  const generations = [...byGeneration.keys()].sort((a, b) => a - b);
  const rows = new Map<string, number>();
  const columns = generations.map((generation) => {
    const all = byGeneration.get(generation) ?? [];
    const isFolded = all.length > mostInColumn && !unfolded.has(generation);
    const shown = isFolded ? bestOf(all, currentId).slice(0, mostInColumn - 1) : all;
    const ordered = inOrderOf(lineage.edges, shown, rows);
    for (const [row, { id }] of ordered.entries()) rows.set(id, row);
    return { generation, nodes: ordered, hiddenCount: all.length - shown.length };
  });
  const heights = columns.map(({ nodes, hiddenCount }) => {
    const slots = nodes.length + (hiddenCount > 0 ? 0.45 : 0);
    return slots * (nodeHeight + gapY) - gapY;
  });
  const height = Math.max(0, ...heights);
  const placed = columns.flatMap(({ nodes }, column) =>
    nodes.map((node, row) => ({
      ...node,
      x: column * (nodeWidth + gapX),
      y: (height - (heights[column] ?? 0)) / 2 + row * (nodeHeight + gapY),
      isCurrent: node.id === currentId,
      role: roleOf(node, lineage.edges, currentId),
    })),
  );
  const byId = new Map(placed.map((node) => [node.id, node]));
  return {
    nodes: placed,
    edges: lineage.edges.flatMap((edge) => {
      const [from, to] = [byId.get(edge.from), byId.get(edge.to)];
      return from && to ? [{ ...edge, path: pathBetween(from, to) }] : [];
    }),
    folded: columns.flatMap(({ generation, nodes, hiddenCount }, column) =>
      hiddenCount === 0
        ? []
        : [
            {
              generation,
              hiddenCount,
              x: column * (nodeWidth + gapX),
              y: (height - (heights[column] ?? 0)) / 2 + nodes.length * (nodeHeight + gapY),
            },
          ],
    ),
    width: columns.length * (nodeWidth + gapX) - gapX,
    height,
  };
}

/** What a person looks for first: the take itself, tops of stacks, what was made, the newest. */
function bestOf(nodes: readonly LineageNode[], currentId: string): LineageNode[] {
  const rank = (node: LineageNode) =>
    (node.id === currentId ? 8 : 0) + (node.state === 'succeeded' ? 4 : 0) + (node.isStackTop ? 2 : 0);
  return nodes.toSorted((a, b) => rank(b) - rank(a) || (a.createdAt < b.createdAt ? 1 : -1));
}

/** Each near what it was made from, so that few lines cross. */
function inOrderOf(
  edges: readonly LineageEdge[],
  nodes: readonly LineageNode[],
  rows: ReadonlyMap<string, number>,
): LineageNode[] {
  const placeOf = ({ id }: LineageNode) => {
    const from = edges.flatMap((edge) => (edge.to === id ? (rows.get(edge.from) ?? []) : []));
    return from.length === 0 ? 0 : from.reduce((sum, row) => sum + row, 0) / from.length;
  };
  return nodes.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Of what lies before: how it went in. Of what lies after: how it was made. Beside: it is a variation. */
function roleOf(
  { id, generation }: LineageNode,
  edges: readonly LineageEdge[],
  currentId: string,
): string | undefined {
  if (id === currentId) return undefined;
  if (generation === 0) return 'variation';
  return edges.find((edge) => (generation < 0 ? edge.from === id : edge.to === id))?.role;
}

function pathBetween(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const [x1, y1] = [from.x + nodeWidth, from.y + posterHeight / 2];
  const [x2, y2] = [to.x, to.y + posterHeight / 2];
  const bend = Math.max(16, (x2 - x1) / 2);
  return `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}
