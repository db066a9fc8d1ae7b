/** The hatching of either side's pieces. */
export const Hatches = () => (
  <defs>
    {[1, 2].map((side) => (
      <pattern key={side} id={`board-hatch-${side}`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={`board-hatch-line board-hatch-line--${side}`} d="M1 0v5" />
      </pattern>
    ))}
  </defs>
);
