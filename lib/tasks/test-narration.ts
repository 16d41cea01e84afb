import { randomUUID } from 'node:crypto';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { createTakes } from './create-takes.ts';
import { pollTask } from './poll-task.ts';
import { readTake } from './queries.ts';
import { saveTask } from './save-task.ts';
import { sendTask } from './send-task.ts';
import type { TakeDetail } from './take-view.ts';
import { openTestEngine, type TestEngine } from './test-engine.ts';
import { startTestNarrator, type TestNarrator } from './test-narrator.ts';
import { makeViewer } from './test-takes.ts';

/** A chapter of 40,000 characters, so that each becomes a part. */
function chapter(title: string, more = ''): string {
  const half = `${title} goes on and on, as long chapters do. `;
  const words = half.repeat(Math.floor(20_000 / half.length));
  return `# ${title}\n\n${words}\n\n${more}${words}\n\n`;
}

/** Three parts; the second has another chapter inside it. */
export const book = chapter('One') + chapter('Two', '# Within two\n\n') + chapter('Three');

type Step = (engine: TestEngine, id: string) => Promise<void>;

/** What tests of narrations work with: a vendor of tones, an engine whose clock they turn, and a creator. */
export class NarrationStudio {
  readonly narrator: TestNarrator;
  readonly engine: TestEngine;
  viewer: Viewer;

  private constructor(narrator: TestNarrator, engine: TestEngine, viewer: Viewer) {
    this.narrator = narrator;
    this.engine = engine;
    this.viewer = viewer;
  }

  static async open(): Promise<NarrationStudio> {
    const narrator = await startTestNarrator();
    return new NarrationStudio(narrator, await openTestEngine(narrator), await makeViewer());
  }

  /** Another team, and the real time. */
  async reset(): Promise<void> {
    this.engine.resetClock();
    this.narrator.calls.length = 0;
    this.viewer = await makeViewer();
  }

  async stop(): Promise<void> {
    await this.narrator.stop();
    await this.engine.queue.stop();
  }

  async created(text = book, clickId = randomUUID()): Promise<string> {
    const input = { title: 'Book', text, voiceId: 'audiobook_male_1' };
    const asked = { tool: 'narration', input, clickIds: [clickId] } as const;
    const result = await createTakes(this.engine, this.viewer, { ...asked, clickIds: [clickId] });
    if (!result.ok) throw new Error(result.failure.message);
    if (result.value.taskIds.length !== 1) throw new Error('one click is one narration');
    return result.value.taskIds[0] ?? '';
  }

  row(id: string) {
    const outputs = { include: { asset: true } } as const;
    const include = { events: { orderBy: { id: 'asc' } }, outputs, charge: true } as const;
    return db().task.findUniqueOrThrow({ where: { id }, include });
  }

  partsOf(parentId: string) {
    return db().task.findMany({
      where: { parentId },
      orderBy: [{ partIndex: 'asc' }, { createdAt: 'asc' }],
    });
  }

  async view(id: string): Promise<TakeDetail> {
    const take = await readTake(this.viewer, id);
    if (!take) throw new Error('this take is not there');
    return take;
  }

  /** One step of every part, as workers take them. */
  async all(parentId: string, ...steps: Step[]): Promise<void> {
    for (const step of steps) {
      this.engine.pass(6000);
      await Promise.all((await this.partsOf(parentId)).map((part) => step(this.engine, part.id)));
    }
  }

  /** Makes all parts, and joins them when they are made. */
  async finish(id: string): Promise<TakeDetail> {
    await this.all(id, sendTask, pollTask, saveTask);
    await Promise.all([saveTask(this.engine, id), saveTask(this.engine, id)]);
    return this.view(id);
  }
}
