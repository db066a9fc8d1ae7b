import { type ChangeEvent, useState } from 'react';

/**
 * A field in which somebody types freely: it shows what he types until he leaves it, and then what has become of it. `take`: with every letter; `leave`:
 * with what he leaves there.
 */
export function useTyped(value: string, take?: (text: string) => unknown, leave?: (text: string) => unknown) {
  const [typed, type] = useState<string>();
  return {
    typed,
    field: {
      value: typed ?? value,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        type(currentTarget.value);
        take?.(currentTarget.value);
      },
      onBlur: () => {
        type(undefined);
        if (typed !== undefined) leave?.(typed);
      },
    },
  };
}
