import './maps.css';
import { useTheme } from '../../app/useTheme';
import { sheetOf } from '../../board/Layer';
import type { MapSize } from '../positionFields';

interface Props {
  /** A battle's id: `build/maps.ts` has drawn its map as it begins. */
  readonly of: string;
  readonly size: MapSize;
  readonly label: string;
}

/** A battle's map and set-up as the table draws them, fetched when it comes near. */
export function MapPicture({ of, size, label }: Props) {
  const { width, height } = sheetOf(size);
  return (
    <img
      className="map-picture"
      src={`maps/${of}.svg#${useTheme()}`}
      width={width}
      height={height}
      alt={label}
      loading="lazy"
      decoding="async"
    />
  );
}
