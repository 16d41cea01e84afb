import { expect, test } from 'vitest';
import type { Lineage, LineageNode } from '#lib/tasks/lineage-view.ts';
import { layOut, nodeHeight } from './lineage-layout.ts';

function node(id: string, generation: number, more: Partial<LineageNode> = {}): LineageNode {
  return {
    id,
    generation,
    tool: 'video',
    state: 'succeeded',
    shelf: 'gallery',
    prompt: id,
    batchId: id,
    review: 'undecided',
    isStackTop: true,
    createdAt: '2026-11-20T10:00:00.000Z',
    ...more,
  };
}

const nothing = new Set<number>();

test('generations are columns, and lines lead from left to right', () => {
  const lineage: Lineage = {
    nodes: [node('frame', -1), node('video', 0), node('other', 0), node('master', 1)],
    edges: [
      { from: 'frame', to: 'video', role: 'first_frame' },
      { from: 'video', to: 'master', role: 'base_video' },
    ],
    isCut: false,
  };
  const { nodes, edges, width, height } = layOut(lineage, 'video', nothing);
  const at = Object.fromEntries(nodes.map(({ id, x }) => [id, x]));
  expect(at.frame).toBeLessThan(at.video ?? 0);
  expect(at.video).toBe(at.other);
  expect(at.master).toBeGreaterThan(at.video ?? 0);
  expect(nodes.map(({ id, role, isCurrent }) => [id, role, isCurrent])).toEqual([
    ['frame', 'first_frame', false],
    ['video', undefined, true],
    ['other', 'variation', false],
    ['master', 'base_video', false],
  ]);
  expect(edges).toHaveLength(2);
  expect(width).toBeGreaterThan(3 * 90);
  expect(height).toBeGreaterThan(2 * nodeHeight);
});

test('a large column folds to its best, keeps the take itself, and unfolds', () => {
  const many = Array.from({ length: 9 }, (_, at) =>
    node(`take ${at}`, 0, { state: at === 3 ? 'succeeded' : 'failed', isStackTop: false }),
  );
  const lineage: Lineage = { nodes: many, edges: [], isCut: false };
  const folded = layOut(lineage, 'take 7', nothing);
  expect(folded.nodes.map(({ id }) => id)).toEqual(expect.arrayContaining(['take 7', 'take 3']));
  expect(folded.nodes).toHaveLength(3);
  expect(folded.folded).toMatchObject([{ generation: 0, hiddenCount: 6 }]);
  const open = layOut(lineage, 'take 7', new Set([0]));
  expect(open.nodes).toHaveLength(9);
  expect(open.folded).toEqual([]);
});
