import { useStore } from 'zustand';
import { type Route, route } from './routes';

export const useRoute = (): Route => useStore(route, (now) => now);
