import { z } from 'zod';
import { storableText } from '#lib/storable.ts';
import { idInput } from '#lib/tasks/action-inputs.ts';
import { hasVisibleText } from '#lib/tools/content.ts';
import { projectLimits } from './project-limits.ts';

const words = z.string().overwrite(storableText).trim();
const name = words
  .refine(hasVisibleText, 'Give the project a name.')
  .max(projectLimits.name, `A name may have ${projectLimits.name} characters.`);
const description = words.max(
  projectLimits.description,
  `A description may have ${projectLimits.description} characters.`,
);

export const makeProjectInput = z.object({ name, description: description.default('') });
export type MakeProjectInput = z.output<typeof makeProjectInput>;

/** What is absent stays. */
export const changeProjectInput = z.object({
  projectId: idInput,
  name: name.optional(),
  description: description.optional(),
});
export type ChangeProjectInput = z.infer<typeof changeProjectInput>;

export const projectIdInput = z.object({ projectId: idInput });
export type ProjectIdInput = z.infer<typeof projectIdInput>;

/** `null` takes them out of their projects. */
export const moveTakesInput = z.object({
  taskIds: z.array(idInput).min(1).max(projectLimits.takesAtOnce),
  projectId: idInput.nullable(),
});
export type MoveTakesInput = z.infer<typeof moveTakesInput>;

/** `undo`: what to ask for, one after the other, so that everything lies where it was. */
export interface MovedTakes {
  changed: string[];
  undo: MoveTakesInput[];
}
