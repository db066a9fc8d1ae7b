/*
 * Playwright drives Debian's Firefox through WebDriver BiDi (its channel `moz-firefox`). It tells every new context which colours the page may
 * prefer, by a command that Firefox ESR does not know, and gives up. Nothing is lost where that is the default: such a command is answered here
 * with success and not sent. One that asks for more is sent and fails.
 */
import { createRequire } from 'node:module';

const { ws } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle');
const COMMAND = 'emulation.setMediaFeaturesOverride';
const DEFAULTS = [undefined, null, 'light'];

export const leaveColoursAlone = () => {
  const { send } = ws.prototype;
  /** @this {import('node:events').EventEmitter} @param {unknown} data @param {unknown[]} rest */
  ws.prototype.send = function (data, ...rest) {
    const message = typeof data === 'string' && data.includes(COMMAND) ? JSON.parse(data) : {};
    if (message.method !== COMMAND || !DEFAULTS.includes(message.params.features['prefers-color-scheme']))
      return send.call(this, data, ...rest);
    const answer = JSON.stringify({ type: 'success', id: message.id, result: {} });
    setImmediate(() => this.emit('message', Buffer.from(answer), false));
  };
};
