import { helping } from './helpState';

/** The answer goes, with what it marks. */
export function layAnswerDown(): void {
  if (helping.getState().answer) helping.setState({ answer: undefined, marks: undefined, about: [] });
}
