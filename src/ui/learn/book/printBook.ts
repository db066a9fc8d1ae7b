const PATIENCE = 4000;

/** Prints the page once its boards, which are drawn when they come near, are all there. */
export async function printBook(): Promise<void> {
  const begun = performance.now();
  dispatchEvent(new Event('beforeprint'));
  while (document.querySelector('.exhibit-waiting') && performance.now() - begun < PATIENCE) {
    await new Promise((next) => setTimeout(next, 50));
  }
  print();
}
