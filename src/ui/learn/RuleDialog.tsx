import { Modal } from '../app/Modal';
import { RulePanel } from './RulePanel';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** One rule over a page whose choices are to stay as they are. Escape, the cross and a tap beside it close it. */
export const RuleDialog = ({ id, onClose }: Props) => (
  <Modal look="learn-dialog" onClose={onClose}>
    <RulePanel id={id} onClose={onClose} />
  </Modal>
);
