/** Does this once what is drawn now has been painted; what comes back calls it off. */
export function afterPaint(act: () => void): () => void {
  let late: ReturnType<typeof setTimeout> | undefined;
  // The task after a frame's callbacks comes when the frame has been painted.
  const frame = requestAnimationFrame(() => {
    late = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(late);
  };
}
