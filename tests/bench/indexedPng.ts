import { deflateSync } from 'node:zlib';

/** Colours as 15 bits, for counting and looking them up. */
const coarse = (r: number, g: number, b: number) => ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);

interface Box {
  readonly colours: readonly number[];
  readonly count: number;
}

const part = (colour: number, channel: number) => (colour >> (10 - 5 * channel)) & 31;

/** The channel in which the colours of a box differ most, and by how much. */
function widest(colours: readonly number[]): readonly [channel: number, width: number] {
  const widths = [0, 1, 2].map((channel) => {
    const values = colours.map((colour) => part(colour, channel));
    return Math.max(...values) - Math.min(...values);
  });
  const width = Math.max(...widths);
  return [widths.indexOf(width), width];
}

/** Median cut: the fullest boxes are halved until there are as many as colours are wanted. */
function boxesOf(counts: Uint32Array, most: number): Box[] {
  const sum = (colours: readonly number[]) => colours.reduce((all, colour) => all + counts[colour]!, 0);
  const used = [...counts.keys()].filter((colour) => counts[colour]! > 0);
  const boxes: Box[] = [{ colours: used, count: sum(used) }];
  while (boxes.length < most) {
    boxes.sort((a, b) => b.count * widest(b.colours)[1] - a.count * widest(a.colours)[1]);
    const [box] = boxes;
    if (!box || box.colours.length < 2) break;
    const [channel] = widest(box.colours);
    const sorted = [...box.colours].sort((a, b) => part(a, channel) - part(b, channel));
    let at = 1;
    for (let n = counts[sorted[0]!]!; at < sorted.length - 1 && n < box.count / 2; at++) n += counts[sorted[at]!]!;
    const halves = [sorted.slice(0, at), sorted.slice(at)];
    boxes.splice(0, 1, ...halves.map((colours) => ({ colours, count: sum(colours) })));
  }
  return boxes;
}

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = CRC[(crc ^ byte) & 255]! ^ (crc >>> 8);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE((crc ^ 0xffffffff) >>> 0, body.length + 4);
  return whole;
}

/** A PNG of few colours, a third of the size of one with all of them. `pixels` are red, green, blue and alpha. */
export function indexedPng(pixels: Uint8Array, width: number, height: number, colours: number): Buffer {
  const counts = new Uint32Array(32768);
  const sums = new Float64Array(32768 * 3);
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = coarse(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
    counts[colour]!++;
    for (let channel = 0; channel < 3; channel++) sums[colour * 3 + channel]! += pixels[at + channel]!;
  }
  const indexOf = new Uint8Array(32768);
  const palette = new Uint8Array(colours * 3);
  for (const [index, box] of boxesOf(counts, colours).entries()) {
    for (let channel = 0; channel < 3; channel++) {
      const total = box.colours.reduce((all, colour) => all + sums[colour * 3 + channel]!, 0);
      palette[index * 3 + channel] = Math.round(total / box.count);
    }
    for (const colour of box.colours) indexOf[colour] = index;
  }
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      rows[y * (width + 1) + x + 1] = indexOf[coarse(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)]!;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
}
