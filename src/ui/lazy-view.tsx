import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { lateCode } from '../platform/late-code';

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
 * A view whose code comes with the first visit. Unlike the router's own, it never loads the whole page again when the
 * code is missing: something typed may stand on the screen (D2.7); the guard tells who asks the person.
 *
 * @param load the module; asked for again where it does not arrive (`lateCode`)
 * @param name the component's name in it
 */
export function lazyView<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
): LazyView<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let loading: Promise<ComponentType<Props>> | null = null;
  /** Known without waiting for a promise that is settled already, which would draw a fallback first. */
  let loaded: ComponentType<Props> | null = null;
  let failed = false;
  const start = async (): Promise<ComponentType<Props>> => {
    failed = false;
    try {
      const module = await lateCode(load);
      return (loaded = module[name] as ComponentType<Props>);
    } catch (cause) {
      failed = true;
      throw new ChunkFailure(`The code of ${name} did not arrive`, { cause });
    }
  };
  const begin = (): Promise<ComponentType<Props>> =>
    (loading = loading === null || failed ? start() : loading);
  const preload = async (): Promise<void> => {
    await begin();
  };
  // A failed load is not begun again by drawing, or drawing would never end.
  const waiting = () => lazy(async () => ({ default: await (loading ?? begin()) }));
  let Waiting = waiting();
  const forget = (): void => {
    if (!failed) return;
    loading = null;
    Waiting = waiting();
  };
  const Lazy = (props: Props) => {
    // The same for as long as it stands: another component would begin anew, and lose what is in it.
    const [View] = useState<ComponentType<Props>>(() => loaded ?? Waiting);
    return <View {...props} />;
  };
  return Object.assign(Lazy, { preload, forget });
}
