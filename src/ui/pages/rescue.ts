/** Saves the game in progress to a file, as far as there is one. */
export async function rescue(): Promise<boolean> {
  return false;
}
