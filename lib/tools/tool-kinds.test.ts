import { expect, test } from 'vitest';
import { tools } from './registry.ts';
import { kindOfTool, takeKinds, toolsOfKind } from './tool-kinds.ts';
import { toolNames } from './tool-names.ts';

test.each(Object.values(tools))('$name makes what its endpoint makes', (tool) => {
  expect(kindOfTool[tool.name]).toBe(tool.endpoint(tool.initial).makes);
});

test('every tool is of one kind that can be asked for', () => {
  expect(takeKinds.flatMap(toolsOfKind).sort()).toEqual([...toolNames].sort());
});
