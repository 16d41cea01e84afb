import { createServer, type Server } from 'node:http';

/** Serves files by name on the loopback address, as the links of a request name them; anything else is a 404. */
export class FileServer {
  readonly #files = new Map<string, Buffer>();
  readonly #server: Server;
  #url = '';

  constructor() {
    this.#server = createServer((request, response) => {
      const bytes = this.#files.get((request.url ?? '').slice(1));
      response.statusCode = bytes ? 200 : 404;
      response.end(bytes ?? 'nothing here');
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    this.#url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    return this;
  }

  /** Adds a file and answers with its link. */
  add(name: string, bytes: Buffer): string {
    this.#files.set(name, bytes);
    return this.link(name);
  }

  link(name: string): string {
    return `${this.#url}/${name}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
