import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { lateCode } from '../platform/late-code';

/**
 * The code of a screen, or of a part of one, could not be loaded: there is no connection, or a newer version has
 * replaced it.
 */
export class ChunkFailure extends Error {
  override readonly name = 'ChunkFailure';
}

/** A component whose code is loaded before it renders (`preload`), or when it renders. */
export type LazyView<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code, also after a failure. */
  readonly preload: () => Promise<void>;
  /** Discards a failed load, so that the next render starts another. */
  readonly forget: () => void;
};

type PropsOf<View> = View extends () => ReactNode
  ? object
  : View extends (props: infer Props) => ReactNode
    ? Props & object
    : never;

/**
 * Creates a view whose code is loaded with the first visit. Unlike the router's own lazy components, it never reloads
 * the page if the code is missing, because the screen may contain input (D2.7). The guard reports the failure, and
 * the bar of the new version asks the person.
 *
 * @param load imports the module; called again if it fails (`lateCode`)
 * @param name the name of the exported component
 */
export function lazyView<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
): LazyView<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let loading: Promise<ComponentType<Props>> | null = null;
  /** Rendered at once when it is set. A settled promise would suspend and render a fallback first. */
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
  // Rendering does not restart a failed load, because it would then never end.
  const waiting = () => lazy(async () => ({ default: await (loading ?? begin()) }));
  let Waiting = waiting();
  const forget = (): void => {
    if (!failed) return;
    loading = null;
    Waiting = waiting();
  };
  const Lazy = (props: Props) => {
    // Stays the same while it is mounted: another component type would be remounted and lose its state.
    const [View] = useState<ComponentType<Props>>(() => loaded ?? Waiting);
    return <View {...props} />;
  };
  return Object.assign(Lazy, { preload, forget });
}
