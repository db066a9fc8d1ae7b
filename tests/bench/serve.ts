import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The folder of the built page: `dist` of the project, or what `DIST` names. */
export const dist = resolve(process.env['DIST'] ?? 'dist');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
/** What is packed already is sent as it is. */
const packed = new Set(['.woff2', '.png']);

interface Ready {
  readonly type: string;
  readonly body: Buffer;
  readonly zipped: boolean;
}

export interface Sent {
  readonly path: string;
  readonly bytes: number;
}

export interface Served {
  readonly address: string;
  /** What has been asked for, in order, with the size of the body as it was sent. */
  readonly sent: Sent[];
  /** Serves something else at a path from now on. */
  replace(path: string, content: string): void;
  close(): void;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

function ready(end: string, content: Buffer): Ready {
  const zipped = !packed.has(end);
  return { type: types[end] ?? 'application/octet-stream', body: zipped ? gzipSync(content, { level: 9 }) : content, zipped };
}

const KEPT_FOR_EVER = /\/assets\//;

/**
 * Serves a folder as a good static host does: zipped once, with its types, whatever has its content in its name for ever.
 * `under`: the path it is served under, which ends in a stroke.
 */
export function serveFolder(folder: string, under = '/'): Promise<Served> {
  const files = new Map(filesIn(folder).map((path) => [under + relative(folder, path), ready(extname(path), readFileSync(path))]));
  const sent: Sent[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === under ? `${under}index.html` : pathname;
    const file = files.get(path);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    sent.push({ path, bytes: file.body.length });
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': file.body.length,
      'cache-control': KEPT_FOR_EVER.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(file.zipped ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(file.body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        address: `http://127.0.0.1:${port}${under}`,
        sent,
        replace: (path, content) => files.set(under + path, ready(extname(path), Buffer.from(content))),
        close() {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}
