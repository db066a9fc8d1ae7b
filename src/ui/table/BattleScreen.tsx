export default function BattleScreen({ gameId }: { gameId?: string }) {
  return <p>{gameId ?? ''}</p>;
}
