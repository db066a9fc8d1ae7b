/**
 * Puts a text where it can be pasted, and says whether the browser let it. To be called in the click itself, even if the text is still to be made:
 * Safari lets a page copy then and no later, so it is handed the promise.
 */
export async function copyText(text: Promise<string>): Promise<boolean> {
  const blob = text.then((one) => new Blob([one], { type: 'text/plain' }));
  blob.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    // No such item, no promise in it, or no leave to copy.
  }
  try {
    await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return false;
  }
}
