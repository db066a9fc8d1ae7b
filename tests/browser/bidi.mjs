/*
 * Playwright drives Debian's Firefox through WebDriver BiDi (its channel `moz-firefox`), and knows more of that than Firefox ESR does. Between
 * the two stands what is done here to their messages:
 * - every new context is told which colours a page may prefer, by a command that Firefox does not know: where it asks for nothing but the
 *   default it is answered with success and not sent. One that asks for more is sent, and fails;
 * - a download that a link began has no name by which to know it again: its address is one. It lies under another name than Playwright thinks
 *   if there was one of that name before;
 * - text that a test fills in is set as the field's value by a script of the page, which React takes for its own doing and passes over: it is
 *   put into the field's range, as by typing.
 */
import { renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { ws } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle');
const COLOURS = 'emulation.setMediaFeaturesOverride';
const DEFAULTS = [undefined, null, 'light'];
const SET = 'inputElement.value = value;';
const TYPED = "inputElement.setRangeText(text, start, inputElement.selectionEnd, 'end');";
const DOWNLOAD = 'browsingContext.download';

/** @type {Map<string, string>} names of files, by the addresses that they came from */
const names = new Map();

/** @param {{ url: string, navigation: string | null, download?: string, suggestedFilename?: string, filepath?: string }} download */
const identify = (download) => {
  if (download.navigation || download.download) return;
  download.download = download.url;
  if (download.suggestedFilename) names.set(download.url, download.suggestedFilename);
  const name = names.get(download.url);
  if (download.filepath && name) renameSync(download.filepath, join(dirname(download.filepath), name));
};

export const joinFirefox = () => {
  const { send, emit } = ws.prototype;
  /** @this {import('node:events').EventEmitter} @param {unknown} data @param {unknown[]} rest */
  ws.prototype.send = function (data, ...rest) {
    const message = typeof data === 'string' && data.includes(COLOURS) ? JSON.parse(data) : {};
    if (message.method !== COLOURS || !DEFAULTS.includes(message.params.features['prefers-color-scheme'])) {
      return send.call(this, typeof data === 'string' ? data.replaceAll(SET, TYPED) : data, ...rest);
    }
    const answer = JSON.stringify({ type: 'success', id: message.id, result: {} });
    setImmediate(() => this.emit('message', Buffer.from(answer), false));
  };
  /** @this {import('node:events').EventEmitter} @param {string} kind @param {unknown} data @param {unknown[]} rest */
  ws.prototype.emit = function (kind, data, ...rest) {
    if (kind !== 'message' || !Buffer.isBuffer(data) || !data.includes(DOWNLOAD)) return emit.call(this, kind, data, ...rest);
    const message = JSON.parse(data.toString());
    if (message.method?.startsWith(DOWNLOAD)) identify(message.params);
    return emit.call(this, kind, Buffer.from(JSON.stringify(message)), ...rest);
  };
};
