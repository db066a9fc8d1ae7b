/** The largest picture in pixels that every browser draws. */
const MOST = 12_000_000;

/** Width and height of a picture of SVG in pixels, so many times what is written in it but no more than browsers draw. */
function sizeOf(width: number, height: number, times: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(times, Math.sqrt(MOST / (width * height)));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** A picture of SVG, ready to be drawn on a canvas. As an image it runs nothing and loads nothing. */
export async function imageOf(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Of a picture that carries its letters: how wide it is drawn to see whether they are there, how often, and for how long nothing may change. */
const TRIAL = { width: 600, pause: 60, calm: 5, most: 40 } as const;

/** Browsers take the letters that a picture carries in one by one, and not before they have drawn it: it is drawn until it stays the same. */
export async function settled(image: HTMLImageElement): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = TRIAL.width;
  canvas.height = Math.round((TRIAL.width * image.height) / image.width);
  const pen = canvas.getContext('2d')!;
  let last = '';
  for (let calm = 0, tries = 0; calm < TRIAL.calm && tries < TRIAL.most; tries++) {
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    const drawn = canvas.toDataURL();
    calm = drawn === last ? calm + 1 : 0;
    last = drawn;
    await new Promise((done) => setTimeout(done, TRIAL.pause));
  }
}

/** A picture of SVG that carries its letters as a PNG file, so many times its size. */
export async function pngOf(svg: string, times = 2): Promise<Blob> {
  const image = await imageOf(svg);
  await settled(image);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sizeOf(image.width, image.height, times));
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came of the canvas'))), 'image/png'),
  );
}
