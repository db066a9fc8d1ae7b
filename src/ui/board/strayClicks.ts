/**
 * What a tap on the board has brought up, such as a sheet, may lie under the finger by the time that the browser tells of the click: that click is kept from
 * it. Ends what it does when it is called.
 */
export function keepStrayClicks(box: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  let lifted = false;
  const press = () => {
    lifted = false;
  };
  const lift = ({ pointerType }: PointerEvent) => {
    lifted = pointerType === 'touch';
  };
  const click = (event: MouseEvent) => {
    // By keyboard a click has no detail.
    const strays = lifted && event.detail > 0 && !box.contains(event.target as Node);
    lifted = false;
    if (!strays) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('pointerdown', press, { signal, capture: true });
  box.addEventListener('pointerup', lift, { signal });
  window.addEventListener('click', click, { signal, capture: true });
  return () => end.abort();
}
