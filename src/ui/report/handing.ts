import { type FileEnding, fileName, offerBlob } from '../../store/file';

/** A file that whoever asked for it takes with him. */
export interface Handed {
  readonly title: string;
  readonly ending: FileEnding;
  readonly blob: Blob;
}

/** Where fingers are, a file is rather sent on than kept. */
const prefersSharing = (file: File): boolean =>
  matchMedia('(pointer: coarse)').matches && (navigator.canShare?.({ files: [file] }) ?? false);

/** Hands a file over to the device's own way of sending it on, where fingers are and the browser has one, else as a download. False: whoever was asked has thought better of it. */
export async function handOver({ title, ending, blob }: Handed): Promise<boolean> {
  const name = fileName(title, Date.now(), ending);
  const file = new File([blob], name, { type: blob.type });
  if (prefersSharing(file)) {
    try {
      await navigator.share({ files: [file], title });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
      // The press that asked for it is too long ago, or there is nobody to send it to.
    }
  }
  offerBlob(name, blob);
  return true;
}
