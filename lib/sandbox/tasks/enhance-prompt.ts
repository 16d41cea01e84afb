import type { SandboxTask } from './task.ts';

/** The structured prompt of an h3_context_ir task. */
export function enhancePrompt(task: SandboxTask): string {
  return `Subject: ${task.prompt}`;
}
