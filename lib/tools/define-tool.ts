import type { Fields, TrayField, ValuesOf } from './fields.ts';
import type { MediaInput } from './media-input.ts';
import type { Problem, Tool, ToolRules } from './tool.ts';

/**
 * Declares a creation tool: its fields, and its rules over their values. Form, draft, action, worker and the table
 * tests derive from it.
 */
export function defineTool<const Set extends Fields>(
  fields: Set,
  rules: ToolRules<ValuesOf<Set>>,
): Tool<ValuesOf<Set>> & { fields: Set } {
  const initial = readEach(fields, {}).values;
  return {
    ...rules,
    fields,
    initial,
    read: (raw) => {
      const { values, unreadable } = readEach(fields, raw);
      const [field] = unreadable;
      if (field === undefined) return { values };
      return { problem: { field, message: `${fields[field]?.label ?? field}: this value cannot be read.` } };
    },
    recall: (raw) => readEach(fields, raw).values,
    problems: (values, context) => {
      // What has no effect is not sent, and breaks nothing.
      const silent = rules.unavailable?.(values) ?? {};
      const own = fieldProblems(fields, values).filter(({ field }) => silent[field] === undefined);
      return [...own, ...rules.problems(values, context)];
    },
  };
}

/** Every field on its own, so that one that cannot be read costs only itself. */
function readEach<Set extends Fields>(
  fields: Set,
  raw: unknown,
): { values: ValuesOf<Set>; unreadable: string[] } {
  const found: Partial<Record<string, unknown>> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const unreadable: string[] = [];
  const entries = Object.entries(fields).map(([key, field]) => {
    if (found[key] === undefined) return [key, field.initial];
    const read = field.read(found[key]);
    if (!read) unreadable.push(key);
    return [key, read ? read.value : field.initial];
  });
  return { values: Object.fromEntries(entries) as ValuesOf<Set>, unreadable };
}

function fieldProblems<Set extends Fields>(fields: Set, values: ValuesOf<Set>): Problem[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    if (field.control === 'tray') return strangers(key, field, mediaOf(values[key]));
    const message = ruleOf(field, values[key]);
    return message === undefined ? [] : [{ field: key, message }];
  });
}

/** Inputs that another tool has a place for, and this one has not. */
function strangers(key: string, { roles }: TrayField, media: readonly MediaInput[]): Problem[] {
  return media.flatMap(({ role }, index) =>
    roles.includes(role)
      ? []
      : [{ field: `${key}.${index}`, message: `This tool has no place for a ${role.replaceAll('_', ' ')}.` }],
  );
}

/** A value that its own field read can be held against its rule. */
function ruleOf({ rule }: { rule(value: unknown): string | undefined }, value: unknown): string | undefined {
  return rule(value);
}

/** The settings of a take as label and words, in the order of the form; what was left open or has no effect is left out. */
export function describeValues(tool: Tool, raw: unknown): { label: string; value: string }[] {
  const values: Partial<Record<string, unknown>> = { ...Object(tool.recall(raw)) };
  const silent = tool.unavailable?.(values) ?? {};
  return Object.entries(tool.fields).flatMap(([key, field]) => {
    const value = values[key];
    if (value === undefined || value === '' || silent[key] !== undefined) return [];
    switch (field.control) {
      case 'tray':
      case 'take':
      case 'prompt':
      case 'text':
      case 'lines':
        return [];
      case 'toggle':
        return [{ label: field.label, value: value ? 'On' : 'Off' }];
      case 'segments':
      case 'select':
      case 'frames':
        return [{ label: field.label, value: field.words(String(value)) }];
      default: {
        const unit = 'unit' in field && field.unit ? ` ${field.unit}` : '';
        return [{ label: field.label, value: `${value}${unit}` }];
      }
    }
  });
}

function mediaOf(value: unknown): readonly MediaInput[] {
  return Array.isArray(value) ? value : [];
}
