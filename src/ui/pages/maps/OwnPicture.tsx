import { useEffect, useState } from 'react';
import { designs } from '../../../store/designs';
import DesignMap from '../../design/view/DesignMap';

/** The map of a battle of one's own. */
export default function OwnPicture({ design, label }: { readonly design: string; readonly label: string }) {
  const [position, show] = useState<object>();
  useEffect(() => {
    let left = false;
    designs.load(design).then(
      (found) => !left && show((found?.battle as { readonly position: object } | undefined)?.position),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [design]);
  return position && <DesignMap position={position} label={label} width={640} />;
}
