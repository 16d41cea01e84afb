'use client';

import { trayFacts } from '#components/tray/tray-item.ts';
import type { Failure } from '#lib/result.ts';
import type { Problem, SourceTake, Tool, ToolContext } from '#lib/tools/tool.ts';
import type { MediaFacts } from '#lib/vendor/media-facts.ts';
import type { Bill } from '#lib/vendor/prices.ts';
import { type Draft, inputOf } from './draft.ts';
import { hindranceOf, problemsToShow } from './form-problems.ts';
import { type DraftControl, useDraft } from './use-draft.ts';
import { type GenerateControl, useGenerate } from './use-generate.ts';
import { type InputsControl, useInputs } from './use-inputs.ts';
import { useToolContext } from './use-tool-context.ts';

export interface FormProps {
  /** The server has the takes. */
  onMade: (taskIds: string[]) => void;
}

interface ToolFormOptions<Values> extends FormProps {
  tool: Tool<Values>;
  /** What is done with takes that wait for this page. */
  follow?: ((input: Values, taskIds: string[]) => Promise<Failure | undefined>) | undefined;
  /** Where not all of the draft is sent. */
  choose?: ((draft: Draft<Values>) => Draft<Values>) | undefined;
  /** The take that a master is made from, and the facts of its files. */
  source?: SourceTake | undefined;
  facts?: ReadonlyMap<string, MediaFacts> | undefined;
  /** Something of it is still being fetched: no rule is held against it before. */
  isLoading?: boolean | undefined;
}

/** All that the form of a tool works with. */
export interface ToolFormControl<Values> extends DraftControl<Values> {
  tool: Tool<Values>;
  /** What Generate would send now. */
  input: Values;
  context: ToolContext;
  /** What the form says now. */
  problems: readonly Problem[];
  problemsOf: (field: string) => Problem[];
  generate: GenerateControl;
  /** The price of one take. */
  bill: Bill;
  inputs: InputsControl;
}

/** A tool's draft, its rules and its price over what stands in it, and the click that sends it. */
export function useToolForm<Values>(options: ToolFormOptions<Values>): ToolFormControl<Values> {
  const { tool, onMade, follow, choose, source, facts = [], isLoading } = options;
  const control = useDraft(tool);
  const draft = choose ? choose(control.draft) : control.draft;
  const inputs = useInputs();
  const input = inputOf(tool, draft);
  const context = useToolContext(new Map([...trayFacts(draft.tray), ...facts]), source);
  const found = isLoading ? [] : tool.problems(input, context);
  const hindrance = hindranceOf(draft.tray);
  const generate = useGenerate({
    tool: tool.name,
    input,
    takeCount: draft.takeCount,
    problems: [...found, ...hindrance],
    remakeOf: draft.remakeOf,
    onAlone: () => control.update((now) => ({ ...now, remakeOf: undefined })),
    pending: draft.pending,
    setPending: (pending) => control.update((now) => ({ ...now, pending })),
    onMade,
    follow: follow && ((taskIds) => follow(input, taskIds)),
  });
  const problems = problemsToShow(found, generate, hindrance);
  return {
    ...control,
    tool,
    input,
    context,
    problems,
    problemsOf: (field) => problems.filter((problem) => problem.field === field),
    generate,
    bill: tool.estimate(input, context),
    inputs,
  };
}
