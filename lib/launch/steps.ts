const width = 34;

/** Shows what the launcher is doing: one line a step, with its time; on a terminal the line counts while it works. */
export async function step<T>(
  title: string,
  work: () => Promise<T>,
  note: (value: T) => string = () => '',
  isWell: (value: T) => boolean = () => true,
): Promise<T> {
  const startedAt = performance.now();
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  const isTerminal = process.stdout.isTTY;
  const line = (mark: string, text: string) => `  ${mark} ${title.padEnd(width)} ${text}`;
  const timer = setInterval(
    () => process.stdout.write(isTerminal ? `\r${line('·', seconds())}` : ''),
    isTerminal ? 100 : 60_000,
  );
  // Where lines can't be rewritten, only a step that takes its time is worth a line of its own.
  const announcement = isTerminal ? undefined : setTimeout(() => say(line('·', '...')), 2000);
  const end = (mark: string, text: string) => {
    clearInterval(timer);
    clearTimeout(announcement);
    say(`${isTerminal ? '\r\u001b[K' : ''}${line(mark, text)}`);
  };
  try {
    const value = await work();
    end(isWell(value) ? '✓' : '✗', `${seconds()}  ${note(value)}`.trimEnd());
    return value;
  } catch (error) {
    end('✗', seconds());
    throw error;
  }
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
