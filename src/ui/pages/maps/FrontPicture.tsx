import './maps.css';
import { useTheme } from '../../app/useTheme';

/** The front page's map, which says nothing that the words beside it do not. */
export const FrontPicture = () => (
  <img className="map-picture map-picture--front" src={`maps/front.svg#${useTheme()}`} alt="" decoding="async" />
);
