import type { VideoTask } from './task.ts';

/**
 * A task as the query and the callbacks show it (spec 1, Task object). `link` is the download link of a finished
 * video. Fields that have no meaning yet are absent.
 */
export function taskAnswer(task: VideoTask, link: string | undefined) {
  const isText = task.type === 'h3_context_ir';
  return {
    task: {
      id: task.id,
      model: task.model,
      status: task.status,
      ...(task.status === 'failed' && task.error ? { error: task.error } : {}),
      created_at: Math.floor(task.createdAt / 1000),
      updated_at: Math.floor(task.updatedAt / 1000),
      ...(task.status === 'succeeded'
        ? { content: isText ? { prompt: task.enhancedPrompt } : { url: link } }
        : {}),
      resolution: task.resolution,
      ...(task.durationSeconds === undefined ? {} : { duration: task.durationSeconds }),
      ...(task.status === 'succeeded' ? { usage: task.usage ?? {} } : {}),
      ...(task.status === 'failed' ? { usage: {} } : {}),
      ratio: task.status === 'succeeded' && !isText ? (task.ratio ?? '') : '',
      task_type: task.type,
      modality: isText ? 'text' : 'video',
    },
  };
}
