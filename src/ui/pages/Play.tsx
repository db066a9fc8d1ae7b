import type { Page } from '../app/routes';
import BattleScreen from '../table/shell/BattleScreen';

const Play: Page<'play'> = ({ route }) =>
  route.game === undefined ? <BattleScreen /> : <BattleScreen key={route.game} gameId={route.game} />;

export default Play;
