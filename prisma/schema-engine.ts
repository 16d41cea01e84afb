import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

/** The bindings serve one instance a process: loading a second would pull the memory away under the first. */
let loading: Promise<void> | undefined;

async function loadEngine(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm');
  const wasm = await readFile(join(dirname(entry), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': { ...bindings } });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
}

/**
 * Prisma's own schema engine compiled to WebAssembly: applies and writes migrations where its binary cannot be
 * downloaded. What it records in `_prisma_migrations` is what Prisma's CLI records.
 */
export async function openSchemaEngine(connectionString: string, schema: string) {
  loading ??= loadEngine();
  await loading;
  const pool = new pg.Pool({ connectionString });
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool));
  const engine = await bindings.SchemaEngine.new(
    { datamodels: [['schema.prisma', schema]] },
    () => {},
    adapter,
  );
  const close = async () => {
    engine.free();
    await pool.end();
  };
  return { engine, close };
}
