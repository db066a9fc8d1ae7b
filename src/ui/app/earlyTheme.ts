/* A plain script for which the page waits (`build/head.ts`): the theme is chosen before anything is painted. theme.ts keeps it from here on. */
import { wishesHere } from '../../store/wishes';
import { settled } from './settled';

document.documentElement.dataset['theme'] = settled(wishesHere().theme);
