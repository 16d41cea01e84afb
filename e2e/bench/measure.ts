import type pg from 'pg';
import type { Prisma } from '#prisma/client/client.ts';

export interface Cost {
  /** Pages of 8 KB that were touched, in memory or not: the same on every machine. */
  buffers: number;
  milliseconds: number;
}

interface PlanNode {
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
}

const times = 5;

/** What a statement costs: its buffers, and the middle of five times. */
export async function measure(client: pg.Client, statement: Prisma.Sql): Promise<Cost> {
  const { text, values } = statement;
  const explained = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${text}`,
    values,
  );
  const plan = explained.rows[0]?.['QUERY PLAN'][0]?.Plan;
  const durations: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const startedAt = performance.now();
    await client.query(text, values);
    durations.push(performance.now() - startedAt);
  }
  return {
    buffers: (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0),
    milliseconds: durations.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0,
  };
}

/** A number that has a bound, or is only told. */
export interface Reading {
  name: string;
  value: number;
  unit: '×' | 'ms' | '%' | 'takes' | 'nodes' | 'MB';
  /** The most, or with `isLeast` the least, that it may be. */
  bound?: number | undefined;
  isLeast?: boolean;
  /** What it was reckoned from. */
  from?: string | undefined;
}

export function isWithin({ value, bound, isLeast }: Reading): boolean {
  return bound === undefined || (isLeast ? value >= bound : value <= bound);
}
