import { type Route, route } from './routes';
import { useStore } from './useStore';

export const useRoute = (): Route => useStore(route, (now) => now);
