/** One line on the error stream for what nobody expected; the sandbox goes on. */
export function report(what: string, error: unknown): void {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`sandbox: ${what}: ${words}\n`);
}
