import '../../picture/maps.css';
import { useStore } from 'zustand';
import { worn } from '../../app/theme';

/** The front page's map, which says nothing that the words beside it do not. */
export const FrontPicture = () => (
  <img className="map-picture map-picture--front" src={`maps/front.svg#${useStore(worn)}`} alt="" decoding="async" />
);
