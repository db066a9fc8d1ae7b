import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

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
  close(): void;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

function ready(path: string): Ready {
  const end = extname(path);
  const content = readFileSync(path);
  const zipped = !packed.has(end);
  return { type: types[end] ?? 'application/octet-stream', body: zipped ? gzipSync(content, { level: 9 }) : content, zipped };
}

/** Serves a folder as a good static host does: zipped once, with its types, everything but the page itself for ever. */
export function serveFolder(folder: string): Promise<Served> {
  const files = new Map(filesIn(folder).map((path) => [`/${relative(folder, path)}`, ready(path)]));
  const sent: Sent[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === '/' ? '/index.html' : pathname;
    const file = files.get(path);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    sent.push({ path, bytes: file.body.length });
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': file.body.length,
      'cache-control': path === '/index.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(file.zipped ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(file.body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ address: `http://127.0.0.1:${port}/`, sent, close: () => server.close() });
    });
  });
}
