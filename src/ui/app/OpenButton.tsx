import { type ReactNode, useRef } from 'react';
import { take } from './incoming';
import { useLive } from './useLive';

/** A button that asks for the file of a game. */
export function OpenButton({ children, ...rest }: { readonly className: string; readonly children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const live = useLive();
  return (
    <>
      <button type="button" className={rest.className} onClick={() => input.current?.click()}>
        {children}
      </button>
      {live && (
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
      )}
    </>
  );
}
