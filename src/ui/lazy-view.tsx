import { use, type ComponentType, type ReactNode } from 'react';
import { noteArrival } from './arrivals';

/** The code of a screen, or of a part of one, did not arrive: the connection is gone, or a newer version has replaced it. */
export class ChunkFailure extends Error {
  override readonly name = 'ChunkFailure';
}

/** A component whose code is loaded before it is shown (`preload`), or when it is drawn. */
export type LazyView<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code; again where that has failed. */
  readonly preload: () => Promise<void>;
  /** Lets go of a load that failed: the next drawing begins another. */
  readonly forget: () => void;
};

type PropsOf<View> = View extends () => ReactNode
  ? object
  : View extends (props: infer Props) => ReactNode
    ? Props & object
    : never;

/**
 * A view whose code comes with the first visit. Unlike the router's own, it never loads the whole page again when
 * the code is missing: something typed may stand on the screen (decisions, section 2); the guard tells who asks the person.
 *
 * @param load the module
 * @param name the component's name in it
 */
export function lazyView<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
): LazyView<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let loading: Promise<ComponentType<Props>> | null = null;
  let failed = false;
  const start = (): Promise<ComponentType<Props>> => {
    failed = false;
    const begun = load().then(
      (module) => module[name] as ComponentType<Props>,
      (cause: unknown) => {
        failed = true;
        throw new ChunkFailure(`The code of ${name} did not arrive`, { cause });
      },
    );
    // As React itself notes it on what it waits for: what has come already is drawn without waiting once more.
    begun.then(
      (value) => {
        void Object.assign(begun, { status: 'fulfilled', value });
        noteArrival();
      },
      (reason: unknown) => void Object.assign(begun, { status: 'rejected', reason }),
    );
    return begun;
  };
  const begin = (): Promise<ComponentType<Props>> =>
    (loading = loading === null || failed ? start() : loading);
  const preload = async (): Promise<void> => {
    await begin();
  };
  const forget = (): void => {
    if (failed) loading = null;
  };
  const Lazy = (props: Props) => {
    // A failed load is not begun again by drawing, or drawing would never end.
    const View = use(loading ?? begin());
    return <View {...props} />;
  };
  return Object.assign(Lazy, { preload, forget });
}
