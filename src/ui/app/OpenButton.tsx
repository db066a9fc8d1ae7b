import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { take } from './incoming';

/** A button that asks for the file of a game. */
export function OpenButton({ children, ...rest }: { readonly class: string; readonly children: ComponentChildren }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class={rest.class} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const { currentTarget } = event;
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
