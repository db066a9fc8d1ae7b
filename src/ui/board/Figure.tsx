import { BOX, FIGURE_SCALE } from './pieceShapes';

interface Props {
  /** What is drawn on a box in the manner of NATO, if it is one. */
  readonly box: { readonly lines: string; readonly solid: string } | undefined;
  readonly silhouette: string;
}

/** What a piece is, drawn in its middle: a box, or a silhouette. */
export const Figure = ({ box, silhouette }: Props) => (
  <g className="board-figure">
    {box ? (
      <>
        <path className="board-box" d={BOX + box.lines} />
        {box.solid && <path className="board-silhouette" d={box.solid} />}
      </>
    ) : (
      <path className="board-silhouette" transform={FIGURE_SCALE} d={silhouette} />
    )}
  </g>
);
