import { useEffect, useState } from 'react';
import { designs } from '../../../store/designs';
import DesignMap from '../../design/view/DesignMap';

interface Props {
  /** The position, or whose it is among one's own drawings. */
  readonly of: string | object;
  readonly label: string;
}

/** The map of a position for which the build has drawn none: of a battle of one's own, of a variant. */
export default function OwnPicture({ of, label }: Props) {
  const [drawn, show] = useState<object>();
  useEffect(() => {
    let left = false;
    if (typeof of !== 'string') return;
    designs.load(of).then(
      (found) => !left && show((found?.battle as { readonly position: object } | undefined)?.position),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [of]);
  const position = typeof of === 'string' ? drawn : of;
  return position && <DesignMap position={position} label={label} width={640} />;
}
