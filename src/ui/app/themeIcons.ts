import type { Theme } from '../../store/preferences';
import type { IconName } from './Icon';

export const themeIcons: Readonly<Record<Theme, IconName>> = { system: 'screen', light: 'sun', dark: 'moon', contrast: 'half' };
