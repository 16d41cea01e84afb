import { connect, createServer } from 'node:net';
import { LaunchError } from './launch-error.ts';

/**
 * The port that was asked for by name, or the next free one from `preferred` on. A port that the operator chose is
 * never changed silently: when it is taken, words say so.
 */
export async function choosePort(
  name: string,
  asked: string | undefined,
  preferred: number,
  host = '127.0.0.1',
): Promise<number> {
  if (asked !== undefined && asked !== '0') {
    const port = Number(asked);
    const problem = await portProblem(port, host);
    if (problem) throw new LaunchError(`${problem} Set ${name} to another port.`);
    return port;
  }
  const first = asked === '0' ? 20_000 + Math.floor(Math.random() * 10_000) : preferred;
  for (let port = first; port < first + 100; port += 1) {
    if (!(await portProblem(port, host))) return port;
  }
  throw new LaunchError(`No free port between ${first} and ${first + 99}. Set ${name} to a free one.`);
}

/** Why nothing of ours can listen there, in words; undefined when it can. */
async function portProblem(port: number, host: string): Promise<string | undefined> {
  // macOS lets two programs listen on one port when one of them listens on every address: ask first.
  if (await isAnswered(port)) return `Port ${port} is taken by another program.`;
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(explain(error, port, host)));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken by another program.`;
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this user (below 1024 needs more rights).`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `${host} is not an address of this machine (HOST).`;
  }
  return `Can't listen on ${host}:${port}: ${error.message}.`;
}

function isAnswered(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
