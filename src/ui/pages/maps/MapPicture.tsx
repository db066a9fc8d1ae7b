import '../../picture/maps.css';
import { useStore } from 'zustand';
import { designIdOf } from '../../../store/designId';
import { createPart } from '../../../store/part';
import { worn } from '../../app/theme';
import { usePart } from '../../app/usePart';
import { sheetOf } from '../../board/Layer';
import type { MapSize } from '../positionFields';

interface Props {
  /** A battle's id: `build/maps.ts` has drawn its map as it begins. */
  readonly of: string;
  /** How it begins, where that is otherwise than drawn; the same object as long as it is the same. */
  readonly otherwise?: object | undefined;
  readonly size: MapSize;
  readonly label: string;
}

const ownPicture = createPart(async () => (await import('./OwnPicture')).default);

/** Where its drawing does not come its place stays empty. */
function OwnMap(props: { readonly of: string | object; readonly label: string }) {
  const { value: OwnPicture } = usePart(ownPicture);
  return OwnPicture && <OwnPicture {...props} />;
}

/** A battle's map and set-up as the table draws them, fetched when it comes near; that of one's own battle, or of one that begins otherwise, is drawn here. */
export function MapPicture({ of, otherwise, size, label }: Props) {
  const { width, height } = sheetOf(size);
  const theme = useStore(worn);
  const own = otherwise ?? designIdOf(of);
  if (own !== undefined) {
    return (
      <div className="map-own" style={{ '--ratio': String(width / height) }}>
        <OwnMap of={own} label={label} />
      </div>
    );
  }
  return (
    <img
      className="map-picture"
      src={`maps/${of}.svg#${theme}`}
      width={width}
      height={height}
      alt={label}
      loading="lazy"
      decoding="async"
    />
  );
}
