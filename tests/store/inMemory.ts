import type * as Designs from '../../src/store/designs';
import type * as Library from '../../src/store/library';
import { memoryShelf } from '../../src/store/shelf';

/* For `vi.mock`: what is kept, kept on a shelf that goes with the test. */

export async function libraryInMemory(original: () => Promise<typeof Library>) {
  const { createLibrary, ...rest } = await original();
  return { ...rest, createLibrary, library: createLibrary(async () => memoryShelf()) };
}

export async function designsInMemory(original: () => Promise<typeof Designs>) {
  const { createDesigns, ...rest } = await original();
  return { ...rest, createDesigns, designs: createDesigns(async () => memoryShelf()) };
}
